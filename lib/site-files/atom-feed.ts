/** Feeds of what is new, to be followed without an account. Source: RFC 4287. */
import { xml, xmlDocument } from './xml.ts'

export type FeedEntry = {
  readonly url: string
  readonly title: string
  readonly summary: string | null
  /** Instant of the last change. */
  readonly updated: string
  readonly language: string
  readonly authors: readonly string[]
}

type Feed = {
  /** Where the feed itself is found; its id too. */
  readonly url: string
  /** The page that it belongs to. */
  readonly page: string
  readonly title: string
  readonly language: string
  readonly publisher: string
  /** What the whole is, such as a sample; null where there is nothing to say. */
  readonly subtitle?: string | null
  /** Licence and credit of its texts. */
  readonly rights?: string | null
  readonly entries: readonly FeedEntry[]
}

const beginning = '1970-01-01T00:00:00.000Z'

/** An Atom feed of the entries, newest first. */
export const atomFeed = ({ url, page, title, language, publisher, entries, subtitle, rights }: Feed): string => {
  const newest = entries.toSorted((a, b) => b.updated.localeCompare(a.updated))
  return xmlDocument(
    xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${url}</id><title>${title}</title>${subtitle && xml`<subtitle>${subtitle}</subtitle>`}${
      rights && xml`<rights>${rights}</rights>`
    }<updated>${
      newest[0]?.updated ?? beginning
    }</updated><author><name>${publisher}</name></author><link rel="self" type="application/atom+xml" href="${url}"/><link rel="alternate" type="text/html" href="${page}"/>${newest.map(
      (entry) =>
        xml`<entry xml:lang="${entry.language}"><id>${entry.url}</id><title>${entry.title}</title><updated>${entry.updated}</updated>${entry.authors.map(
          (name) => xml`<author><name>${name}</name></author>`,
        )}<link rel="alternate" type="text/html" href="${entry.url}"/>${
          entry.summary && xml`<summary>${entry.summary}</summary>`
        }</entry>`,
    )}</feed>`,
  )
}
