/** The rows of the finder's table: their order, and their text for a spreadsheet. */

export const columns = ['number', 'program', 'institution', 'level', 'form', 'duration', 'place'] as const
export type Column = (typeof columns)[number]

export type Cell = {
  readonly text: string
  /** What it is sorted by; null where nothing is known. */
  readonly rank: string | number | null
  /** The language of the text where it may be another than that of the page. */
  readonly lang?: string
}
export type Row = {
  readonly id: string
  /** Whether it follows from a rule, and stands in no register. */
  readonly isDerived: boolean
  readonly cells: Readonly<Record<Column, Cell>>
}

export type Sorting = { readonly column: Column; readonly direction: 'ascending' | 'descending' }

/** The sorting after another press on a column: up, down, and the order of the list again. */
export const nextSorting = (former: Sorting | null, column: Column): Sorting | null => {
  if (former?.column !== column) return { column, direction: 'ascending' }
  return former.direction === 'ascending' ? { column, direction: 'descending' } : null
}

const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))

/** The rows in that order. Equal ones stay as they were, and what is not known comes last either way. */
export const sortRows = <T extends Row>(rows: readonly T[], sorting: Sorting | null): readonly T[] => {
  if (!sorting) return rows
  const sign = sorting.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [one, other] = [a.cells[sorting.column].rank, b.cells[sorting.column].rank]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * compare(one, other)
  })
}

/**
 * A text as a field of CSV. What a spreadsheet would run as a formula begins with an apostrophe.
 * Source: RFC 4180; https://owasp.org/www-community/attacks/CSV_Injection
 */
const field = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The rows below their names as CSV, with the line ends of RFC 4180. The last column has `mark` where a row is derived. */
export const toCsv = (names: Readonly<Record<Column, string>>, mark: string, rows: readonly Row[]): string =>
  [
    [...columns.map((column) => names[column]), mark],
    ...rows.map(({ cells, isDerived }) => [...columns.map((column) => cells[column].text), isDerived ? mark : '']),
  ]
    .map((line) => line.map(field).join(','))
    .join('\r\n')
