/** Paths that the papers name must lead somewhere. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** The changelog names files of former versions. */
const papers = globSync('{*.md,bench/*.md,docs/**/*.md}', { cwd: root }).filter((file) => file !== 'CHANGELOG.md')
const rooms = '(?:app|bench|components|docs|e2e|lib|platform|schema|sample|scripts|server|service|\\.deploy|\\.github)'
const named = new RegExp(`\`(${rooms}/[^\`\\s*{<…]*)\``, 'g')

test('each path in backticks exists', () => {
  const paths = papers.flatMap((paper) =>
    [...readFileSync(path.join(root, paper), 'utf8').matchAll(named)].map(([, name = '']) => ({ paper, name })),
  )
  expect(paths.length).toBeGreaterThan(300)
  expect(paths.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([])
})
