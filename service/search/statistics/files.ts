/** Days of statistics on disk: a file for each day and process, which its owner alone can read. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { removeDrafts, writeWholeSync } from '#platform/whole-file.ts'
import { added, dayTallies, type DayTallies } from './tally.ts'

const fileName = /^(\d{4}-\d{2}-\d{2})\.[0-9a-f]{8}\.json$/

/** Both together. */
export const addedDays = (a: DayTallies, b: DayTallies): DayTallies => {
  const sum: DayTallies = structuredClone(a)
  for (const [index, queries] of Object.entries(b)) {
    const former = (sum[index] ??= {})
    for (const [hash, tally] of Object.entries(queries)) {
      const known = former[hash]
      former[hash] = known ? added(known, tally) : tally
    }
  }
  return sum
}

/** The files of a folder. `report` receives what could not be read or written: counting goes on. */
export const openFiles = (folder: string, process: string, report: (error: unknown) => void) => {
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
  const readOne = (name: string): DayTallies => {
    try {
      return dayTallies.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    } catch (error) {
      report(error)
      return {}
    }
  }
  return {
    /** The days within these; `isHeld` says which of its own days a process holds in memory, newer than its file. */
    read: (first: string, last: string, isHeld: (day: string) => boolean): ReadonlyMap<string, DayTallies> => {
      const days = new Map<string, DayTallies>()
      for (const { name, day } of namesOf()) {
        if (day < first || day > last || (name.includes(`.${process}.`) && isHeld(day))) continue
        days.set(day, addedDays(days.get(day) ?? {}, readOne(name)))
      }
      return days
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
