/** A page as Markdown: front matter that says what it is, then its text. */
import { stringify } from 'yaml'
import type { Locale } from '../i18n/routing.ts'
import { blocks, escaped } from './document-markdown.ts'

/** What a page says, apart from how it is written down. */
export type Alternate = {
  readonly title: string
  /** The whole address of the page that stands for it. */
  readonly canonical: string
  /** The language of what it says. */
  readonly language: Locale
  /** What sort of page it is: the collection it comes from, or `page`. */
  readonly kind: string
  readonly description: string | null
  /** Instant of its last change; null where nobody keeps it. */
  readonly updated: string | null
  /** Markdown, below the title. */
  readonly body: string
}

/** Characters that an alternate has at most: some 60,000 tokens, more than any text of ours. */
const longest = 240_000

/** Cut at the end of a paragraph, and said so. */
const bounded = (text: string): string => {
  if (text.length <= longest) return text
  const cut = text.lastIndexOf('\n\n', longest)
  return `${text.slice(0, cut > 0 ? cut : longest)}\n\n[…]`
}

/** The alternate as the text of a file. Chosen: front matter in YAML, as most who read Markdown know it. */
export const alternateText = ({ title, canonical, language, kind, description, updated, body }: Alternate): string =>
  `---\n${stringify({ title, canonical, language, kind, ...(updated ? { updated } : {}) }, { lineWidth: 0 })}---\n\n${bounded(
    blocks([`# ${escaped(title)}`, description && escaped(description), body]),
  )}\n`
