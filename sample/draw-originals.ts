/** A process that draws what is noted in a folder, its argument; see `drawings.ts`. Ids that its parent sends come first. */
import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { z } from 'zod'
import { planDrawings, readPlan } from './drawings.ts'
import { openOriginals } from './originals.ts'

const request = z.object({ draw: z.string() })

const [folder = ''] = process.argv.slice(2)
// Linux gives each thread a priority of its own, that of the thread that starts it, and some have started by now.
const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid]
// Not the lowest: on a busy machine that drew nothing for minutes, and a page waits for its pictures.
for (const id of threads) setPriority(id, constants.priority.PRIORITY_BELOW_NORMAL)
// The other processors are for those who wait for pages.
sharp.concurrency(1)
const originals = openOriginals(folder)
const left = new Map((readPlan(folder) ?? []).map((file) => [file.id, file]))
const wanted: string[] = []
process.on('message', (said) => {
  const { data } = request.safeParse(said)
  if (data) wanted.push(data.draw)
})
// Without the service nobody waits for a picture.
process.on('disconnect', () => process.exit(0))

const next = () => {
  for (let id = wanted.shift(); id !== undefined; id = wanted.shift()) {
    const file = left.get(id)
    if (file) return file
  }
  return left.values().next().value
}

for (let file = next(); file; file = next()) {
  if (!originals.isMade(file)) await originals.make(file)
  originals.save()
  left.delete(file.id)
  process.send?.({ drawn: file.id })
  // Between two drawings messages are read.
  await new Promise((resolve) => setImmediate(resolve))
}
planDrawings(folder, [])
process.disconnect()
