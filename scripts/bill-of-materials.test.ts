import { expect, test } from 'vitest'
import { billOfMaterials, readProject } from './bill-of-materials.ts'
import { readLock } from './dependencies.ts'

const lock = readLock()
const bill = billOfMaterials(lock, readProject())
const refs = new Set(bill.components.map((component) => component['bom-ref']))

// ASVS 14.2.5
test('the bill of materials has every package of production, with its licence and hash', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'lesroute' } },
  })
  for (const name of Object.keys(lock.packages['']?.dependencies ?? {}))
    expect(
      [...refs].some((ref) => ref.startsWith(`pkg:npm/${name.replace('@', '%40')}@`)),
      name,
    ).toBe(true)
  expect(refs.size).toBe(bill.components.length)
  expect([...refs].some((ref) => ref.includes('/vitest@'))).toBe(false)
  const bundled = Object.entries(lock.packages).filter(([, { inBundle }]) => inBundle).length
  expect(bill.components.filter(({ hashes }) => !hashes).length).toBeLessThanOrEqual(bundled)
  for (const { name, hashes = [], licenses } of bill.components) {
    for (const { content } of hashes) expect(content, name).toMatch(/^[\da-f]{128}$/)
    expect(licenses[0]?.expression, name).not.toBe('none')
  }
})

test('whatever a package needs is in the bill, and so is everything that is in it', () => {
  const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn))
  expect([...needed].filter((ref) => !refs.has(ref))).toEqual([])
  expect(bill.dependencies).toHaveLength(bill.components.length + 1)
  const next = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/next@'))
  expect(next?.dependsOn.some((ref) => ref.startsWith('pkg:npm/postcss@'))).toBe(true)
})

test('a package is found in the nearest folder', () => {
  const own = billOfMaterials(
    {
      packages: {
        '': { dependencies: { a: '1.0.0' } },
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '^2.0.0' } },
        'node_modules/b': { version: '1.0.0', license: 'MIT', dev: true },
        'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT', integrity: 'sha512-AAAA' },
      },
    },
    { name: 'x', version: '1' },
  )
  expect(own.dependencies).toEqual([
    { ref: 'pkg:npm/x@1', dependsOn: ['pkg:npm/a@1.0.0'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@2.0.0'] },
    { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
  ])
})
