/** Calls that turn text into code, markup or processes, and weak cryptography: in the files that are listed, and nowhere else. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const product = execFileSync(
  'git',
  ['ls-files', 'app', 'components', 'lib', 'platform', 'public', 'server', 'service'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|js)$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
const sources = product.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

// ASVS 5.2.4 5.2.5 5.2.8 5.5.4
test('no text is run as code', () => {
  expect(sources.length).toBeGreaterThan(900)
  expect(filesWith(/(?<![.\w])eval\(|new Function\(|node:vm['"]/)).toEqual([])
  expect(filesWith(/\b(?:setTimeout|setInterval)\(\s*['"`]/)).toEqual([])
})

// ASVS 5.2.1 5.3.3
test('no text is put into a page as markup', () => {
  expect(filesWith(/dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([
    // Scripts of ours, with no word of anybody else.
    'components/rich-text/relations/dismissable.island.tsx',
    // JSON with `<` escaped.
    'components/site/json-ld.tsx',
    // A script of ours.
    'components/ui/early-presses.island.tsx',
  ])
})

// ASVS 5.5.2 5.5.3
test('no XML is parsed, and objects are read back from a store of ours alone', () => {
  expect(filesWith(/XMLParser|xml2js/)).toEqual([])
  // Of the browser's parser the one for HTML, which runs nothing and knows no entities of a document's own.
  const parsers = sources.filter(({ text }) => /DOMParser|parseFromString\(/.test(text))
  expect(parsers.map(({ file }) => file)).toEqual([
    'components/item-editor/drawn-block.tsx',
    'components/rich-text-editor/clean-paste.ts',
  ])
  for (const { text } of parsers) expect(text).toMatch(/new DOMParser\(\)\.parseFromString\([^\n]*, 'text\/html'\)/)
  // What instances of one build wrote into their Redis.
  expect(filesWith(/\bdeserialize\(/)).toEqual(['server/cache/shared-store.ts'])
})

// ASVS 5.3.8 12.3.5
test('programs of the system get a list of arguments, never a line for a shell', () => {
  const callers = filesWith(/from 'node:child_process'/)
  expect(callers).toEqual(['service/media/ffmpeg.ts'])
  expect(callers.filter((file) => /\bexec(?:Sync)?\(|shell:/.test(readFileSync(file, 'utf8')))).toEqual([])
})

// ASVS 6.2.2 6.2.3 6.2.5
test('weak hashes are where another system wants them, and ciphers are authenticated', () => {
  expect(filesWith(/['"](?:md5|sha1|rc4)['"]/i)).toEqual([
    // UUID version 5 of a feed, as Podcasting 2.0 has it.
    'lib/site-files/podcast-feed.ts',
    // Signatures of Cloudinary.
    'service/media/signature.ts',
    'service/publish/cloudinary.ts',
    // The entity tag of S3.
    'service/store/shared-originals.ts',
  ])
  expect(filesWith(/create(?:De|C)ipheriv\((?!'aes-256-gcm')/i)).toEqual([])
})

// ASVS 6.3.1 6.3.2
test('numbers that can be guessed are for waits alone', () => {
  expect(filesWith(/Math\.random\(/)).toEqual([
    'lib/content/client.ts',
    'platform/redis.ts',
    'server/load/load-shedding.ts',
  ])
})
