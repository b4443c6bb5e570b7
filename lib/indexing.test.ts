import { expect, test } from 'vitest'
import { isIndexed } from './indexing.ts'

const site = (siteUrl: string, siteIndex = true) => ({ siteUrl, siteIndex })

test('a sample is listed at a local address only', () => {
  expect(isIndexed(site('http://localhost:3000'), true)).toBe(true)
  expect(isIndexed(site('http://192.168.1.4'), true)).toBe(true)
  expect(isIndexed(site('https://lesroute.example'), true)).toBe(false)
  expect(isIndexed(site('https://10.example.org'), true)).toBe(false)
})

test('another catalogue is listed anywhere, unless the operator says no', () => {
  expect(isIndexed(site('https://lesroute.example'), false)).toBe(true)
  expect(isIndexed(site('https://lesroute.example', false), false)).toBe(false)
})
