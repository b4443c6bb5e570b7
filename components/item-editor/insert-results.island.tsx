'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import type { NewBlock } from '#lib/editors/blocks.ts'
import { FindField, type Found } from './find-field.island.tsx'
import { insertLink } from './inserts.ts'

type Props = {
  readonly name: 'page' | 'figure' | 'mention'
  readonly editor: Editor
  readonly language: 'nl' | 'en'
  readonly insert: (block: NewBlock) => void
  readonly end: () => void
}

type FoundFigure = Found & { readonly value?: string }

/** What is inserted as soon as it is picked: a link to a page, a figure, a mention of an article. */
export const InsertResults = ({ name, editor, language, insert, end }: Props) => {
  const t = useTranslations('editing')
  const what = name === 'mention' ? 'kind=articles' : `insert=${name === 'page' ? 'pages' : 'figures'}&taal=${language}`
  const pick = ({ id, title, value }: FoundFigure) => {
    if (name === 'mention') return insert({ collection: 'mentions', title: '', article: id })
    end()
    return name === 'page' ? insertLink(editor, id, title) : insertLink(editor, `/cijfers#${id}`, value ?? title)
  }
  return (
    <div className="min-h-80">
      <FindField<FoundFigure>
        label={t(`insertFind.${name}`)}
        address={(words) => `/api/editors/find?${what}&q=${encodeURIComponent(words)}`}
        pick={pick}
      />
    </div>
  )
}
