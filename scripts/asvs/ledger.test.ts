import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeLedger, readRequirements } from './ledger.ts'
import { makePages } from './page.ts'
import { tagsIn } from './tags.ts'

test('every requirement has a test or a reason, and the committed pages say what the tags say', async () => {
  const { pages, problems } = await makePages()
  expect(problems, 'run `npm run asvs`').toEqual([])
  for (const [file, text] of Object.entries(pages))
    expect(readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text, `run \`npm run asvs\`: ${file}`).toBe(true)
  // Level 2 of 4.0.3 has so many, without those that were deleted.
  expect(Object.keys(readRequirements().requirements)).toHaveLength(259)
})

test('files that reasons name exist', () => {
  const text = Object.values(readRequirements().reasons).join('\n')
  const names = [...text.matchAll(/[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|md|conf|json)\b/g)].map(([name]) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !existsSync(name))).toEqual([])
})

test('a tag belongs to the test behind it', () => {
  const source = `
    // ASVS 2.1.1 2.1.7
    // Another comment.
    test.each(['a'])('%s is refused', () => {})
    // ASVS 3.1.1
    test(\`\${count} requests\`, () => {})
    // Nothing about ASVS 1.1.1
    test('x', () => {})`
  expect(tagsIn('a.test.ts', source)).toEqual([
    { file: 'a.test.ts', title: '%s is refused', requirements: ['2.1.1', '2.1.7'] },
    { file: 'a.test.ts', title: '${count} requests', requirements: ['3.1.1'] }, // oxlint-disable-line no-template-curly-in-string
  ])
  for (const next of ["test.skip('x', () => {})", "describe('x', () => {})", 'const a = 1', '', 'test(name, () => {})'])
    expect(() => tagsIn('a.test.ts', `// ASVS 2.1.1\n${next}`), next).toThrow('no test')
})

test('what contradicts is named', () => {
  const tagged = (...requirements: string[]) => [{ file: 'a.test.ts', title: 'a', requirements }]
  const requirements = { '1.1.1': 'a', '1.1.2': 'b' }
  const because = 'the reason is this one'
  const problemsOf = (...[reasons, tests]: [Parameters<typeof makeLedger>[1], string[]]) =>
    makeLedger(requirements, reasons, tagged(...tests)).problems
  expect(problemsOf({ '1.1.2': ['open', because] }, ['1.1.1', '1.1.2'])).toEqual([])
  expect(problemsOf({ '1.1': ['not applicable', because] }, [])).toEqual([])
  expect(problemsOf({}, ['1.1.1'])).toEqual(['1.1.2 has neither a test nor a reason'])
  expect(problemsOf({ '1.1.2': ['reviewed', because] }, ['1.1.1', '1.1.2'])).toEqual([
    '1.1.2 is reviewed, and has tests',
  ])
  expect(problemsOf({ '1.1': ['open', because], '1.1.1': ['open', because] }, [])).toEqual([
    '1.1.1 has more than one reason',
  ])
  expect(problemsOf({ '1.1': ['open', because], '9.1.1': ['open', because] }, ['7.1.1'])).toEqual([
    'a.test.ts: 7.1.1 is no requirement of level 2',
    'reasons.json: 9.1.1 is no requirement of level 2',
  ])
})
