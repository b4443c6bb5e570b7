/** Regular expressions of the product take time in proportion to what they read, or say why they may take more. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'

type Expression = { readonly file: string; readonly source: string; readonly flags: string }

/** Whose time grows with the square of the text, and why that text is short. Nothing that visitors send is in it at length. */
const shortTexts: Readonly<Record<string, string>> = {
  [String.raw`\+[^@]*@`]: 'a mail address of at most 255 characters',
  '^-+|-+$': 'a title of at most 255 characters, in the browser of an editor',
  [String.raw`\n\/\/# sourceMappingURL=.*\s*$`]: 'a file of a package',
  '-+$': 'a piece of 80 characters, or a name of a file',
  [String.raw`\s*\(.*\)$`]: 'the name of a programme',
  [String.raw`\/+$`]: 'a setting',
  [String.raw`^\/+|\/+$`]: 'a setting',
  [String.raw`[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+`]: 'a query of at most 200 characters',
  [String.raw`^[\s.,;:/|+&()'’]+|[\s.,;:/|+&()'’]+$`]: 'a query of at most 200 characters',
  [String.raw`(?<=[.!?:;])\s+|\n\s*(?:[-–]|\d+\.)\s+|\n{2,}`]: 'texts of the sample',
  '=+$': 'a hash of 32 bytes',
  [String.raw`\[([^\]]*)\]`]: 'brackets that were checked to match',
  [String.raw`^(.{1,21})\1+=*$`]: 'a token of at most 512 characters',
  [String.raw`[\p{L}\p{N}\p{M}]+$`]: 'a piece of 80 characters',
  [String.raw`[^\p{L}\p{N}\p{M}]+$`]: 'a marked word',
}

const product = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/^(?:e2e|bench)\/|\.(?:test|fixture)\.tsx?$/.test(file))

const expressions = product.flatMap((file) => {
  const list: Expression[] = []
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) list.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  })
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return list
})

const isSlow = ({ source, flags }: Expression): boolean => analyse({ source, flags }).reports.length > 0

test('the analysis knows an expression that is slow', () => {
  expect(expressions.length).toBeGreaterThan(300)
  for (const source of ['(a+)+b', String.raw`\s*,`, 'x*y*x*$'])
    expect(isSlow({ file: '', source, flags: '' }), source).toBe(true)
  expect(isSlow({ file: '', source: '^a+b', flags: '' })).toBe(false)
})

// ASVS 5.1.4
test('no expression is slow that could meet a long text', () => {
  const slow = expressions.filter(isSlow)
  expect(slow.filter(({ source }) => !(source in shortTexts))).toEqual([])
  const sources = new Set(slow.map(({ source }) => source))
  expect(Object.keys(shortTexts).filter((source) => !sources.has(source))).toEqual([])
})
