/** The maps that language models are given: `/llms.txt` and `/llms-full.txt`. Pure. Source: https://llmstxt.org */
import { escaped, link } from './document-markdown.ts'

export type MapLink = { readonly title: string; readonly url: string; readonly note?: string | null | undefined }
export type MapSection = {
  readonly title: string
  readonly text?: string
  readonly links: readonly MapLink[]
}

type SiteMap = {
  readonly title: string
  readonly summary: string
  /** Paragraphs on how to read the site. */
  readonly details: readonly string[]
  readonly sections: readonly MapSection[]
}

const oneLine = (text: string) => escaped(text.replaceAll(/\s+/g, ' ').trim())

const line = ({ title, url, note }: MapLink) => `- ${link(title, url)}${note ? `: ${oneLine(note)}` : ''}`

/** A map of the site: what it is, how to read it, and its pages by kind; a kind without pages is left out. */
export const mapText = ({ title, summary, details, sections }: SiteMap): string =>
  [
    `# ${title}`,
    `> ${oneLine(summary)}`,
    ...details,
    ...sections
      .filter(({ links }) => links.length > 0)
      .map((section) =>
        [`## ${section.title}`, ...(section.text ? [section.text] : []), section.links.map(line).join('\n')].join(
          '\n\n',
        ),
      ),
  ]
    .join('\n\n')
    .concat('\n')

export type Whole = { readonly title: string; readonly texts: readonly string[] }

/**
 * The texts in their order, as far as they fit in `most` characters, and what was left out for it, said in front.
 * A text is whole or not there at all.
 */
export const fullText = (intro: readonly string[], wholes: readonly Whole[], most: number): string => {
  let room = most
  const kept = wholes.map(({ title, texts }) => {
    const fitting = texts.filter((text) => {
      const fits = text.length <= room
      if (fits) room -= text.length
      return fits
    })
    return { title, all: texts.length, fitting }
  })
  const told = kept.map(({ title, all, fitting }) => `- ${title}: ${fitting.length} of ${all}`)
  return [
    ...intro,
    [`What is in this file, of ${most} characters at most:`, ...told].join('\n'),
    ...kept.flatMap(({ fitting }) => fitting.map((text) => text.trim())),
  ]
    .join('\n\n')
    .concat('\n')
}
