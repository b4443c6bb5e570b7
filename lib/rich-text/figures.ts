/**
 * Figures in a text. On the wire they are links to `/cijfers#<series>` whose words are the value as an editor typed it, so
 * that any other reader of the document still has a sentence and a link; this site shows the value that holds today.
 */
import type { figureSubjects, figureUnits } from '#schema/families/knowledge-base.ts'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { walk } from '#schema/rich-text.ts'

export type Figure = {
  readonly id: string
  readonly series: string
  /** In Dutch. */
  readonly name: string
  readonly nameInEnglish: string | null
  readonly subject: (typeof figureSubjects)[number]
  readonly value: number
  readonly unit: (typeof figureUnits)[number]
  /** First and last day on which it holds, YYYY-MM-DD; null where no such day is known. */
  readonly from: string | null
  readonly until: string | null
  readonly source: { readonly title: string; readonly url: string }
  /** The day on which an editor read the source, YYYY-MM-DD. */
  readonly consulted: string
  /** In Dutch. */
  readonly remark: string | null
  readonly remark_en: string | null
}

/** A figure as a text shows it. */
export type ShownFigure = {
  readonly figure: Figure
  /** Whether its last day has passed and no newer one is known. */
  readonly isExpired: boolean
}

const target = /^\/(?:cijfers|en\/figures)#([a-z0-9-]{1,80})$/

type Mark = NonNullable<RichTextNode['marks']>[number]

/** The series that the mark points to; null for another mark. */
export const seriesOf = ({ type, attrs }: Mark): string | null => {
  const href = attrs?.['href']
  return type === 'link' && typeof href === 'string' ? (target.exec(href)?.[1] ?? null) : null
}

/**
 * The figure of a series on a day (YYYY-MM-DD): the one that holds, or else the last that did, as expired. Null where the
 * series has none yet.
 */
export const figureOn = (figures: readonly Figure[], series: string, day: string): ShownFigure | null => {
  const begun = figures
    .filter((figure) => figure.series === series && (figure.from === null || figure.from <= day))
    .toSorted((one, other) => (other.from ?? '').localeCompare(one.from ?? ''))
  const current = begun.find(({ until }) => until === null || until >= day)
  if (current) return { figure: current, isExpired: false }
  const [last] = begun
  return last ? { figure: last, isExpired: true } : null
}

/** Whether a text has a link to a figure. */
export const refersToFigures = (document: RichText): boolean =>
  [...walk(document)].some(({ marks }) => marks?.some((mark) => seriesOf(mark) !== null))

/** The words and the address of a figure in a text. */
export type FigureWriting = {
  readonly textOf: (shown: ShownFigure) => string
  readonly hrefOf: (series: string) => string
}

/**
 * The document in which each link to a series has the words of the figure of that day (YYYY-MM-DD) and carries it; a link to
 * a series that is not there keeps its own words. Chosen: the wire names no figures.
 */
export const withFigures = (
  document: RichText,
  figures: readonly Figure[],
  day: string,
  { textOf, hrefOf }: FigureWriting,
): RichText => {
  const seriesIn = (node: RichTextNode | undefined) => node?.marks?.map(seriesOf).find((name) => name !== null)
  const refer = (node: RichTextNode): RichTextNode => {
    // A link whose words are partly bold is several nodes: the figure stands once in their place.
    const nodes = node.content?.filter((child, at, all) => {
      const series = seriesIn(child)
      return series === undefined || series !== seriesIn(all[at - 1]) || !figureOn(figures, series, day)
    })
    const content = nodes ? { content: nodes.map(refer) } : {}
    const series = seriesIn(node)
    const shown = series === undefined ? null : figureOn(figures, series, day)
    if (!shown || series === undefined) return { ...node, ...content }
    const marks = node.marks?.map((mark) =>
      seriesOf(mark) === series ? { ...mark, attrs: { ...mark.attrs, href: hrefOf(series), figure: shown } } : mark,
    )
    return { ...node, text: textOf(shown), ...(marks ? { marks } : {}) }
  }
  return { ...refer(document), type: 'doc' }
}

const isShown = (value: unknown): value is ShownFigure =>
  typeof value === 'object' && value !== null && 'figure' in value && 'isExpired' in value

/** The figure that a link carries; null for another mark. */
export const shownFigureOf = ({ attrs }: Mark): ShownFigure | null => {
  const shown = attrs?.['figure']
  return isShown(shown) ? shown : null
}

/** The figures of a document, each once, in reading order. */
export const figuresIn = (document: RichText): readonly ShownFigure[] => [
  ...new Map(
    [...walk(document)]
      .flatMap((node) => (node.marks ?? []).flatMap((mark) => shownFigureOf(mark) ?? []))
      .map((shown) => [shown.figure.series, shown]),
  ).values(),
]
