/** Reactions on disk: a line of JSON each, one file per month, so that months can be read, moved and deleted. */
import { appendFile, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { namesIn, unlessMissing } from '#platform/optional-folder.ts'
import { fullest, parseReactions, type Reaction, type Reactions } from './reaction.ts'

const sizeOf = async (file: string): Promise<number> => (await unlessMissing(stat(file)))?.size ?? 0

/** The reactions in that folder, which is made with the first one. Chosen: plain files, which any tool reads. */
export const fileReactions = (folder: string): Reactions => ({
  add: async (reaction: Reaction) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, `${reaction.day.slice(0, 7)}.ndjson`)
    if ((await sizeOf(file)) > fullest) return false
    // A write smaller than a block is atomic with concurrent writers.
    await appendFile(file, `${JSON.stringify(reaction)}\n`, { flag: 'a', flush: true, mode: 0o600 })
    return true
  },
  all: async () => {
    const files = (await namesIn(folder)).filter((name) => /^\d{4}-\d\d\.ndjson$/.test(name)).toSorted()
    const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
    return parseReactions(texts.flatMap((text) => text.split('\n')).filter(Boolean))
  },
})
