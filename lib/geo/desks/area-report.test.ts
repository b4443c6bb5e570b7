import { expect, test } from 'vitest'
import { areaOf, municipalities } from '#platform/geo/municipalities.ts'
import { areaReport } from './area-report.ts'

const codeOf = (name: string) => municipalities.find((one) => one.name === name)?.code ?? ''
const desk = (title: string, names: readonly string[], list: readonly string[] = names) => ({
  id: title,
  title,
  area: names.length ? areaOf(names.map(codeOf)) : [],
  cities_municipalities: list,
  location: null,
})

test('gaps, overlaps and lists that do not fit are told', () => {
  const report = areaReport([
    desk('Wadden', ['Texel', 'Vlieland'], ['Texel', 'Hengelo']),
    desk('Texel', ['Texel']),
    desk('Op naam', [], ['Zwolle']),
  ])
  expect(report.without.length).toBe(342 - 3)
  expect(report.partly).toEqual([])
  expect(report.shared).toEqual([{ desks: ['Wadden', 'Texel'], names: ['Texel'] }])
  expect(report.unlisted).toEqual([{ title: 'Wadden', names: ['Vlieland'] }])
  expect(report.outside).toEqual([{ title: 'Wadden', names: ['Hengelo'] }])
  expect(report.noOutline).toEqual(['Op naam'])
})

test('an outline through a municipality serves a part of it', () => {
  const half = [[[[5.9, 52.1], [6.5, 52.1], [6.5, 52.19], [5.9, 52.19], [5.9, 52.1]]]] as const // prettier-ignore
  const { partly } = areaReport([{ ...desk('Half', []), area: half }])
  expect(partly.map(({ name }) => name)).toContain('Apeldoorn')
})

test('without desks every municipality is a gap', () => {
  expect(areaReport([]).without.length).toBe(342)
})
