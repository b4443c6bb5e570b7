'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import type { ItemEditorProps } from './item-editor.island.tsx'

const Loading = () => <p className="text-muted">{useTranslations('editing')('loading')}</p>

/** The editor lives on the document of the browser, and its code on this page alone. */
const Loaded = dynamic(() => import('./item-editor.island.tsx').then(({ ItemEditor }) => ItemEditor), {
  ssr: false,
  loading: Loading,
})

export const EditorLoader = (props: ItemEditorProps) => <Loaded {...props} />
