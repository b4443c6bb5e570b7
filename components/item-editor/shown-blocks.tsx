import type { ReactNode } from 'react'
import { Document, type Words } from '#components/rich-text/document.tsx'
import { resolveDocument, type Entry } from '#lib/rich-text/resolve.ts'

/** By id, each item in a text as the page of the article shows it. */
export const shownBlocks = (entries: readonly Entry[], words: Words): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    entries.map(({ id }) => {
      const node = { type: 'relation-block', attrs: { id } }
      const document = resolveDocument({ type: 'doc', content: [node] }, entries)
      return [id, document.content?.length ? <Document key={id} document={document} words={words} /> : null]
    }),
  )
