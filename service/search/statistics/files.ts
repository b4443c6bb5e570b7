/** Days of statistics on disk: a file for each day and process, which its owner alone can read. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '#platform/optional-folder.ts'
import { removeDrafts, writeWholeSync } from '#platform/whole-file.ts'
import { dayTallies, type DayTallies } from './tally.ts'
import type { Report } from '../../report.ts'

const fileName = /^(\d{4}-\d{2}-\d{2})\.[0-9a-f]{8}\.json$/

/** What a process counted on a day; of one day there are as many as processes that counted. */
export type DayFigures = { readonly day: string; readonly tallies: DayTallies }

/** The files of a folder. `reportTo` receives what could not be read or written: counting goes on. */
export const openFiles = (folder: string, process: string, reportTo: Report) => {
  const report = (error: unknown) =>
    reportTo(error, `search: statistics in ${folder} could not be read or written; check its permissions and space`)
  removeDrafts(folder).catch(report)
  const namesOf = (): { name: string; day: string }[] => {
    try {
      return readdirSync(folder).flatMap((name) => {
        const day = fileName.exec(name)?.[1]
        return day === undefined ? [] : [{ name, day }]
      })
    } catch {
      return []
    }
  }
  const readOne = async (name: string): Promise<DayTallies> => {
    try {
      const text = await unlessMissing(readFile(path.join(folder, name), 'utf8'))
      return text === null ? {} : dayTallies.parse(JSON.parse(text))
    } catch (error) {
      report(error)
      return {}
    }
  }
  return {
    /**
     * What each process counted on the days within these, the newest first. Each file is read by itself, so that searches go on in between.
     * `isHeld` says which of its own days a process holds in memory, newer than its file.
     */
    read: async function* (first: string, last: string, isHeld: (day: string) => boolean): AsyncGenerator<DayFigures> {
      const newestFirst = namesOf().toSorted((a, b) => (a.day < b.day ? 1 : -1))
      for (const { name, day } of newestFirst) {
        if (day < first || day > last || (name.includes(`.${process}.`) && isHeld(day))) continue
        yield { day, tallies: await readOne(name) }
      }
    },
    write: (day: string, tallies: DayTallies): void => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        writeWholeSync(path.join(folder, `${day}.${process}.json`), JSON.stringify(tallies), { mode: 0o600 })
      } catch (error) {
        report(error)
      }
    },
    /** Deletes the days before this one. */
    forget: (first: string): void => {
      for (const { name, day } of namesOf()) if (day < first) rmSync(path.join(folder, name), { force: true })
    },
  }
}
