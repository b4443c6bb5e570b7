import type { JSONContent } from '@tiptap/react'
import type { RichText } from '#schema/index.ts'

/** A copy of a document for the editor, whose own types want lists that it may write to. */
export const writable = (document: RichText): JSONContent => structuredClone(document) as JSONContent
