/** Rows as one aligned table for a terminal, with what has to be known to read it. */
import { quantile, type Row } from './measure.ts'

const figure = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  return value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
}

const percent = (part: number | null): string => (part === null ? '–' : `${Math.round(part * 100)} %`)

type Column = { readonly title: string; readonly cell: (row: Row) => string; readonly right?: boolean }

const columns: readonly Column[] = [
  { title: 'question', cell: ({ name }) => name },
  { title: 'ours', cell: ({ ours }) => figure(ours), right: true },
  { title: 'peer', cell: ({ peer }) => figure(peer), right: true },
  { title: 'unit', cell: ({ unit }) => unit },
  { title: 'ratio', cell: ({ ratio }) => `${figure(ratio)}×`, right: true },
  { title: 'spread', cell: ({ spread }) => percent(spread), right: true },
  { title: 'peer is', cell: ({ peerName, note }) => (note ? `${peerName} (${note})` : peerName) },
]

/** A sentence on how far the rounds lay apart; empty when nothing was repeated. */
export const noiseLine = (rows: readonly Row[]): string => {
  const timed = rows.filter(({ unit }) => unit === 'ms')
  const spreads = timed.map(({ spread }) => spread).filter((spread) => spread !== null)
  if (spreads.length === 0) return ''
  const [usual, worst] = [quantile(spreads, 0.5), Math.max(...spreads)]
  return `Noise: the middle half of the rounds spans ${percent(usual)} of the ratio as a rule, ${percent(worst)} at worst; differences below that say nothing.`
}

/** The rows as lines of equal columns under a heading, and below them how to read a ratio and how noisy the run was. */
export const formatTable = (rows: readonly Row[]): string => {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)))
  const lines = cells.map((line) =>
    line
      .map((text, at) => (columns[at]?.right ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  const [heading = '', ...body] = lines
  return [
    heading,
    rule,
    ...body,
    '',
    'A ratio above 1× means: quicker than the peer, or less memory.',
    noiseLine(rows),
  ].join('\n')
}
