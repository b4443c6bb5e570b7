/**
 * Rows of the CSV files of facts. Chosen: own code, as the files are ours (RFC 4180 without line ends in cells), and no package
 * of the project reads CSV.
 */

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )

export type Row = (column: string) => string

/** The rows under the header, each a function from a column's name to its text. @throws Error for an unknown column, or a row of another length. */
export const rowsOf = (text: string): Row[] => {
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  const columns = cellsOf(header)
  return lines.map((line) => {
    const cells = cellsOf(line)
    if (cells.length !== columns.length)
      throw new Error(`a row has ${cells.length} cells, and the header ${columns.length}; mend the row: ${line}`)
    return (column) => {
      const at = columns.indexOf(column)
      if (at === -1) throw new Error(`the file has no column ${column}; it has ${columns.join(', ')}`)
      return cells[at] ?? ''
    }
  })
}
