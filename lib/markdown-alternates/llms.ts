/** The text of the site maps for language models: `/llms.txt` and `/llms-full.txt`. Pure. Source: https://llmstxt.org */
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

/** The text of `/llms.txt`: a description of the site, how to read it, and its pages by kind; empty kinds are left out. */
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

export type FullSection = { readonly title: string; readonly texts: readonly string[] }

/**
 * Joins the texts, in order, that fit in `most` characters, after a summary of how many were left out.
 * A text is included completely or not at all.
 */
export const fullText = (intro: readonly string[], full: readonly FullSection[], most: number): string => {
  let room = most
  const sections = full.map(({ title, texts }) => {
    const fitting = texts.filter((text) => {
      const fits = text.length <= room
      if (fits) room -= text.length
      return fits
    })
    return { title, all: texts.length, fitting }
  })
  const counts = sections.map(({ title, all, fitting }) => `- ${title}: ${fitting.length} of ${all}`)
  return [
    ...intro,
    [`What is in this file, of ${most} characters at most:`, ...counts].join('\n'),
    ...sections.flatMap(({ fitting }) => fitting.map((text) => text.trim())),
  ]
    .join('\n\n')
    .concat('\n')
}
