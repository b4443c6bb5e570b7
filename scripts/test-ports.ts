/** The ports of the site that browser tests look at. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { freePort } from '#platform/free-port.ts'
import { jsonOf } from '#platform/json-object.ts'
import { requireFreePort } from './prepare.ts'

const ports = z.tuple([z.int(), z.int()])
type Ports = z.infer<typeof ports>

/** Null also where a run was stopped while it wrote: other ports cost one build. */
const readLast = (file: string): Ports | null =>
  ports.safeParse(jsonOf(existsSync(file) ? readFileSync(file, 'utf8') : '')).data ?? null

const isFree = (port: number): Promise<boolean> =>
  requireFreePort('PORT', port).then(
    () => true,
    () => false,
  )

/**
 * Ports of site and service: those in the file, as the last run left them, while they are free. A build holds both addresses,
 * so that other ports need another build.
 */
export const testPorts = async (file: string): Promise<Ports> => {
  const last = readLast(file)
  if (last && (await isFree(last[0])) && (await isFree(last[1]))) return last
  const chosen: Ports = [await freePort(), await freePort()]
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify(chosen))
  return chosen
}
