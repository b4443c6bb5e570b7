import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import en from '../i18n/messages/en.json' with { type: 'json' }
import nl from '../i18n/messages/nl.json' with { type: 'json' }
import { ownKeys, storageKeys } from './storage-keys.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync(['{app,components,lib}/**/*.{ts,tsx}', 'public/*.js'], { cwd: root })
  .filter((file) => !/\.(?:test|fixture)\.tsx?$|storage-keys\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Ways to leave something in a browser. */
const writes =
  /\b(?:localStorage|sessionStorage|storage)\s*(?:\.setItem\(|\[|\.\w+\s*=[^=])|document\.cookie\s*=[^=]|cookieStore\.set\(|\b(?:cookies|jar)(?:\(\))?\.set\(|indexedDB\.open\(|caches\.open\(|(?<!hasHeader\()['"]set-cookie['"]/i

/** The storage module with keys from its callers; each caller passes a key. */
const generic = 'lib/visitor/storage.ts'

const files = new Set<string>(ownKeys.map(({ file }) => file))
const namesKey = ({ file, text }: (typeof sources)[number]) =>
  file === generic || files.has(file) || [...files].some((listed) => text.includes(`/${path.basename(listed)}'`))

test('the pattern knows every way in which this site writes', () => {
  const writers = sources.filter(({ text }) => writes.test(text)).map(({ file }) => file)
  expect(writers).toEqual(
    expect.arrayContaining([
      generic,
      'lib/editors/draft-session.ts',
      'app/api/search-token/route.ts',
      'components/player/memory.ts',
      'lib/search/browser-search.ts',
    ]),
  )
})

// ASVS 3.2.3 8.2.2
test('whatever writes into a browser does so under a key that is listed', () => {
  const unlisted = sources.filter((source) => writes.test(source.text) && !namesKey(source))
  expect(unlisted.map(({ file }) => file)).toEqual([])
})

test('every key that the code names is listed', () => {
  const keys = sources.flatMap(({ text }) =>
    [...text.matchAll(/['"`](lesroute[:_-][\w:-]+)/g)].map(([, key = '']) => key),
  )
  const listed = ownKeys.map(({ key }) => key)
  // Code may also speak of all keys that begin alike.
  const isListed = (key: string) => listed.some((one) => one === key || (key.endsWith(':') && one.startsWith(key)))
  expect(keys.filter((key) => !isListed(key))).toEqual([])
})

test('every key that is listed is in the code', () => {
  for (const { key, file } of ownKeys)
    expect(sources.find((source) => source.file === file)?.text, `${key} in ${file}`).toMatch(
      new RegExp(`['"\`]${key}['"\`$]`),
    )
})

test('both languages say what each is for', () => {
  for (const { purpose } of storageKeys)
    for (const messages of [nl, en]) expect(messages.storage.purpose[purpose], purpose).toBeTruthy()
})
