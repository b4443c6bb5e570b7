/** Parts that several kinds of alternates share. */
import type { RichText } from '#schema/index.ts'
import { resolveDocument, type Entry } from '#lib/rich-text/resolve.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import type { Href } from '#lib/paths.ts'
import type { Context } from '../context.ts'
import { blocks, nodeMarkdown, list } from '../document-markdown.ts'
import type { Alternate } from '../alternate.ts'

/** Reads one alternate; null when there is no such page. */
export type Reader = (params: Readonly<Record<string, string>>, context: Context) => Promise<Alternate | null>

/** A section under a heading; empty when it has no text. */
export const section = (title: string, body: string | null | undefined, level = 2): string =>
  body?.trim() ? `${'#'.repeat(level)} ${title}\n\n${body}` : ''

/** The document as Markdown with its embedded items; empty when there is none. */
export const documentOf = (document: RichText | null, context: Context, entries: readonly Entry[] = []): string =>
  document ? nodeMarkdown(resolveDocument(document, entries), context) : ''

/** The words, of which an English page says that they are in Dutch. */
export const inDutch = (words: string, { t, locale }: Context): string =>
  words && locale !== 'nl' ? `_${t('global.inLanguage', { language: 'nl' })}_\n\n${words}` : words

/** A document in Dutch, as `inDutch`. */
export const dutchDocumentOf = (document: RichText | null, context: Context): string =>
  inDutch(documentOf(document, context), context)

/** Whether the item is invented, derived or confirmed, as a line; null where the row has no such field. */
export const standingOf = (
  { sample, derived = false }: { sample: boolean; derived?: boolean },
  { t }: Context,
  derivedText = t('sample.derivedText'),
) => (sample ? `**${t('sample.invented')}**` : derived ? `**${t('sample.derived')}.** ${derivedText}` : null)

/** Facts as a list of name and value; facts without a value are left out. */
export const facts = (rows: readonly (readonly [name: string, value: string | null | undefined])[]): string =>
  list(rows.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])))

type Page = {
  readonly kind: string
  readonly href: Href
  readonly title: string
  readonly description?: string | null
  readonly updated?: string | null
  /** The language of its content; the reader's where the page exists in both. */
  readonly language?: Locale
}

/** The alternate of a page with those parts. */
export const alternateOf = (
  { kind, href, title, description = null, updated = null, language }: Page,
  { locale }: Context,
  parts: readonly (string | null | undefined | false)[],
): Alternate => {
  const own = language ?? locale
  return { kind, title, description, updated, language: own, canonical: absoluteUrl(href, own), body: blocks(parts) }
}
