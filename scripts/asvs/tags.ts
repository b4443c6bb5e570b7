/**
 * Which tests show that a requirement of the OWASP ASVS is met. A test says so itself, in a comment before it:
 *
 *     // ASVS 2.1.1 2.1.7
 *     test('…')
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser'

export type TaggedTest = { readonly file: string; readonly title: string; readonly requirements: readonly string[] }

/** `test` of `test.each(…)(…)`; null for what is no test that is run. */
const isTest = (node: Expression): boolean => {
  if (node.type === 'Identifier') return node.name === 'test'
  if (node.type === 'CallExpression') return isTest(node.callee)
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false
  return !['skip', 'todo', 'fails', 'only', 'fixme'].includes(node.property.name) && isTest(node.object)
}

const titleOf = ({ arguments: [title] }: CallExpression, source: string): string => {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  return title?.type === 'TemplateLiteral' ? source.slice(title.start + 1, title.end - 1) : ''
}

/**
 * The tagged tests of one file.
 * @throws when a tag is not followed by a test that is run and has a title, since such a tag would show nothing.
 */
export const tagsIn = (file: string, source: string): TaggedTest[] => {
  // Most files have no tag, and parsing takes time.
  if (!source.includes('// ASVS ')) return []
  const { program, comments } = parseSync(file, source)
  const tests: { readonly start: number; readonly title: string }[] = []
  new Visitor({
    CallExpression: (node) => {
      const title = titleOf(node, source)
      if (title && isTest(node.callee)) tests.push({ start: node.start, title })
    },
  }).visit(program)
  return comments.flatMap(({ value, end }) => {
    const [, list] = /^ ASVS ([\d. ]+)$/.exec(value) ?? []
    if (list === undefined) return []
    // Other comments may stand between the two.
    const next = tests.find(({ start }) => start > end && /^(?:\s|\/\/.*\n)*$/.test(source.slice(end, start)))
    if (!next) throw new Error(`${file}: no test that is run follows "//${value}"`)
    return [{ file, title: next.title, requirements: list.split(' ') }]
  })
}

/** The tagged tests of the repository, by file. */
export const readTags = (): TaggedTest[] =>
  globSync(['{app,bench,components,lib,platform,schema,scripts,server,service}/**/*.test.{ts,tsx}', 'e2e/*.e2e.ts'])
    .toSorted()
    .flatMap((file) => tagsIn(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')))
