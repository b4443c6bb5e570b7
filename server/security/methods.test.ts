import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { methodsOf } from './methods.ts'

const files = globSync('app/{api,mcp}/**/route.ts')

test('the endpoints take the methods that their files export', () => {
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const exported = [...readFileSync(file, 'utf8').matchAll(/^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)]
    const methods = exported.flatMap(([, name = '']) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    const path = file.replace(/^app/, '').replace(/\/route\.ts$/, '')
    expect(methodsOf(path).toSorted(), path).toEqual([...methods, 'OPTIONS'].toSorted())
  }
})

test('pages take nothing, but for the preview of editors', () => {
  expect(methodsOf('/kennisbank')).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(methodsOf('/constructor')).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(methodsOf('/api/feedback/')).toEqual(['OPTIONS', 'POST'])
  expect(methodsOf('/redactie/voorbeeld')).toContain('POST')
})
