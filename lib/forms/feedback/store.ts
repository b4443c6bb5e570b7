/** Reactions on disk: a line of JSON each, one file per month, so that months can be read, moved and deleted. */
import { appendFile, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, namesIn } from '#platform/optional-folder.ts'
import { reaction, type Reaction } from './reaction.ts'

/** Maximum bytes of a month's file, so that a flood cannot fill the disk. Chosen. */
const fullest = 20_000_000

const sizeOf = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    throw error
  }
}

/**
 * Adds a reaction to the folder, which is created when absent; false when the month's file is full.
 * @throws the file system's error when nothing can be written. Chosen: plain files, which any tool reads.
 */
export const keepReaction = async (folder: string, reaction: Reaction): Promise<boolean> => {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `${reaction.day.slice(0, 7)}.ndjson`)
  if ((await sizeOf(file)) > fullest) return false
  // A write smaller than a block is atomic with concurrent writers.
  await appendFile(file, `${JSON.stringify(reaction)}\n`, { flag: 'a', flush: true })
  return true
}

/**
 * All reactions of the folder, oldest month first; empty when there is no folder. An invalid line is skipped
 * and counted in `broken`. @throws the file system's error when a file cannot be read. Chosen: see `keepReaction`.
 */
export const readReactions = async (folder: string): Promise<{ reactions: Reaction[]; broken: number }> => {
  const files = (await namesIn(folder)).filter((name) => /^\d{4}-\d\d\.ndjson$/.test(name)).toSorted()
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  const reactions: Reaction[] = []
  let broken = 0
  for (const line of texts.flatMap((text) => text.split('\n')).filter(Boolean)) {
    const parsed = reaction.safeParse(json(line))
    if (parsed.success) reactions.push(parsed.data)
    else broken += 1
  }
  return { reactions, broken }
}

const json = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
