/** Where each line of a transcript stands on its page. */
import type { Line } from './lines.ts'

/** One id for each line, by its second, or by its place when there are no times; all differ. */
export const momentIds = (lines: readonly Line[]): string[] => {
  const used = new Set<string>()
  return lines.map(({ start }, index) => {
    const wanted = start === null ? `r${index + 1}` : `t${Math.floor(start)}`
    let id = wanted
    for (let count = 2; used.has(id); count += 1) id = `${wanted}-${count}`
    used.add(id)
    return id
  })
}

export type Turn<L extends Line> = { readonly speaker: string | null; readonly lines: readonly L[] }

/** Lines that one speaker says in a row, together. */
export const turnsOf = <L extends Line>(lines: readonly L[]): Turn<L>[] => {
  const turns: { speaker: string | null; lines: L[] }[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last && last.speaker === line.speaker) last.lines.push(line)
    else turns.push({ speaker: line.speaker, lines: [line] })
  }
  return turns
}
