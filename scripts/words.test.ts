/** The words of this code base: names say what a value is, and comments who does what. See docs/glossary.md. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync('{app,bench,components,e2e,lib,platform,schema,scripts,server,service}/**/*.{ts,tsx}', {
  cwd: root,
})
const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n')

const places = (pattern: RegExp) =>
  files.flatMap((file) => linesOf(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])))

test('no value is named after what was done with it', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(places(/\b(?:const|let|function|readonly) (?:found|kept|told|asked|heard|brought|awake|twin)\b/)).toEqual([])
})

test('no value is named after a state, and no time limit after a feeling', () => {
  expect(places(/\b(?:const|let|function|readonly) (?:held|given|said|asleep|heir|patience|farewell)\b/)).toEqual([])
})

test('no parameter and no part of a value has such a name either', () => {
  const name = '\\b(?:found|kept|told|asked|heard|brought|awake|twin|held|said|asleep|heir|patience|farewell)\\b'
  // In one line: `(name, …) =>`, `{ name } =`, `[name] =` and `{ other: name }`; what stands in quotation marks is no name.
  const rest = '[^()\'"`]*'
  const named = new RegExp(
    `[([](?:${rest}[\\s,{[])?${name}(?![\\w'":(.-])${rest}[)\\]](?:: [^=(]*)? =>?(?!=)|(?:const|let) \\{[^}=]*${name}(?![:(.-])[^}=]*\\} =`,
  )
  expect(places(named).filter((place) => !/\.(?:test|fixture)\./.test(place))).toEqual([])
})

test('callers, visitors and clients have names', () => {
  expect(
    places(/\bwho(?:ever)? (?:ask|call)s\b/i).filter((place) => !place.startsWith('scripts/words.test.ts')),
  ).toEqual([])
})
