/**
 * The pictures and films of the sample that are not drawn yet. A process of low priority draws them one after the other,
 * requested ones first, so that neither a first start nor the service waits for a minute of drawing.
 */
import { fork } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { writeWholeSync } from '#platform/whole-file.ts'
import type { FileToMake } from './files.ts'
import { openOriginals } from './originals.ts'

const program = fileURLToPath(new URL('draw-originals.ts', import.meta.url))

const planIn = (folder: string): string => path.join(folder, 'to-draw.json')

/** Notes which files of that folder are to be drawn; none: nothing is noted. */
export const planDrawings = (folder: string, files: readonly FileToMake[]): void => {
  if (files.length > 0) writeWholeSync(planIn(folder), JSON.stringify(files))
  else rmSync(planIn(folder), { force: true })
}

/** The files that are to be drawn in that folder, as they were noted; null when there is no note. */
export const readPlan = (folder: string): FileToMake[] | null =>
  existsSync(planIn(folder)) ? (JSON.parse(readFileSync(planIn(folder), 'utf8')) as FileToMake[]) : null

/** Leaves out of the note what no record refers to, as after the import of another catalogue. */
export const keepPlanned = (folder: string, ids: ReadonlySet<unknown>): void => {
  const plan = readPlan(folder)
  if (plan)
    planDrawings(
      folder,
      plan.filter(({ id }) => ids.has(id)),
    )
}

/** What the process says: the id of a file that is there now. */
const message = z.object({ drawn: z.string() })

export type Drawings = {
  /** Resolves when the original at that path is drawn, or is none that is drawn. It does not reject: a file may be missing then. */
  readonly ready: (path: string) => Promise<void>
  /** Ends the process; the next one goes on where it was. */
  readonly close: () => void
}

/** Begins to draw what is noted in that folder; `report` gets a line when that fails. */
export const openDrawings = (folder: string, report: (line: string) => void): Drawings => {
  const left = new Set((readPlan(folder) ?? []).map(({ id }) => id))
  if (left.size === 0) return { ready: () => Promise.resolve(), close: () => {} }
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  const child = fork(program, [folder])
  let isClosed = false
  child.on('message', (said) => {
    const { data } = message.safeParse(said)
    if (!data) return
    left.delete(data.drawn)
    waiting.get(data.drawn)?.resolve()
    waiting.delete(data.drawn)
  })
  child.on('exit', (code) => {
    for (const { resolve } of waiting.values()) resolve()
    if (left.size > 0 && !isClosed)
      report(`media: drawing ended with ${left.size} files left (exit code ${code}); the next start goes on with it`)
    left.clear()
  })
  return {
    ready: async (file) => {
      const id = path.basename(file, path.extname(file))
      if (!left.has(id)) return
      const before = waiting.get(id)
      if (before) return before.promise
      const own = Promise.withResolvers<void>()
      waiting.set(id, own)
      child.send({ draw: id })
      return own.promise
    },
    close: () => {
      isClosed = true
      child.kill()
    },
  }
}

/** Draws what is noted in that folder, as many at a time as there are processors. */
export const drawNow = async (folder: string, say: (line: string) => void): Promise<void> => {
  const plan = readPlan(folder) ?? []
  if (plan.length === 0) return
  say(`media: drawing ${plan.length} pictures and films`)
  const originals = openOriginals(folder)
  const step = Math.ceil(plan.length / 5)
  let count = 0
  const waiting = plan.values()
  const takeTurns = async () => {
    for (const file of waiting) {
      if (!originals.isMade(file)) await originals.make(file)
      count += 1
      if (count % step === 0 && count < plan.length) say(`media: ${count} of ${plan.length}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
  originals.save()
  planDrawings(folder, [])
}
