/** A page as Markdown: front matter with its metadata, then its text. */
import { stringify } from 'yaml'
import type { Reuse } from '../attribution.ts'
import type { Locale } from '../i18n/routing.ts'
import { blocks, escaped } from './document-markdown.ts'

/** The content of a page, independent of its format. */
export type Alternate = {
  readonly title: string
  /** The absolute URL of the canonical page. */
  readonly canonical: string
  /** The language of its content. */
  readonly language: Locale
  /** The kind of page: the collection of its item, or `page`. */
  readonly kind: string
  readonly description: string | null
  /** Instant of its last change; null where not recorded. */
  readonly updated: string | null
  /** Markdown, below the title. */
  readonly body: string
  /** What holds for the catalogue; absent until `read-alternate.ts` has added it. */
  readonly catalogue?: {
    /** The sentence that says that it is a sample; null where it is none. */
    readonly sample: string | null
    /** Null where the page holds no text that may be reused, or the catalogue says nothing of it. */
    readonly reuse: Reuse | null
  }
}

/** Characters that an alternate has at most: some 60,000 tokens, more than any text of ours. */
const longest = 240_000

/** Truncates at the end of a paragraph, with a note that says so. */
const bounded = (text: string): string => {
  if (text.length <= longest) return text
  const cut = text.lastIndexOf('\n\n', longest)
  return `${text.slice(0, cut > 0 ? cut : longest)}\n\n[…]`
}

/** The alternate as the text of a file. Chosen: front matter in YAML, which most readers of Markdown support. */
export const alternateText = (alternate: Alternate): string => {
  const { title, canonical, language, kind, description, updated, body, catalogue } = alternate
  const { sample = null, reuse = null } = catalogue ?? {}
  const facts = {
    title,
    canonical,
    language,
    kind,
    ...(updated ? { updated } : {}),
    ...(sample === null ? {} : { sample: true }),
    ...(reuse ? { licence: reuse.licence.url ?? reuse.licence.name, credit: reuse.credit } : {}),
  }
  const parts = [
    `# ${escaped(title)}`,
    sample === null ? null : `> ${sample}`,
    description && escaped(description),
    body,
  ]
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${bounded(blocks(parts))}\n`
}
