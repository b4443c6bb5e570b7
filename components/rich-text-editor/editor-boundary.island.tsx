'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import type { RenderPreview } from './use-preview.ts'

const Loading = () => <p className="text-muted">{useTranslations('editor')('loading')}</p>

/** The editor lives on the document of the browser, and its code on this page alone. */
const Editor = dynamic(() => import('./editor.island.tsx').then(({ Editor: Loaded }) => Loaded), {
  ssr: false,
  loading: Loading,
})

type Props = { readonly render: RenderPreview }

export const EditorBoundary = ({ render }: Props) => <Editor render={render} />
