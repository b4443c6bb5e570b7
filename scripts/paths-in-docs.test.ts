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

test('each file and room that ARCHITECTURE.md names by its own name is in a folder named beside it', () => {
  const all = globSync(['*', '{app,components,e2e,lib,platform,schema,scripts,server,service}/**'], { cwd: root })
  const missing = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')
    .split(/\n(?=#|\*\*|`\w+\/`)/)
    .flatMap((part) => {
      const folders = [...part.matchAll(named)].map(([, name = '']) =>
        name.split('/').slice(0, -1).slice(0, 2).join('/'),
      )
      const isThere = (name: string) =>
        all.includes(name) ||
        folders.some((folder) => all.some((file) => file.startsWith(`${folder}/`) && `/${file}`.endsWith(`/${name}`)))
      // Rooms are named where a part is about one directory; elsewhere a word in backticks may be anything.
      const isRoom = part.startsWith('`')
      return [...part.matchAll(/`((?:[\w-]+\/)*[\w-]+(?:\/|(?:\.\w+)*\.tsx?)?)`/g)].flatMap(([, name = '']) => {
        const bare = name.replace(/\/$/, '')
        return (isRoom || /\.tsx?$/.test(name)) && !isThere(bare) ? [bare] : []
      })
    })
  expect(missing).toEqual([])
})
