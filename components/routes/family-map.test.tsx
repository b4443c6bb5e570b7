import { createTranslator } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import en from '#lib/i18n/messages/en.json' with { type: 'json' }
import { readAnswers, type RouteMap } from '#lib/routes/route-map.ts'
import { FamilyMap } from './family-map.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages: en, namespace: 'routes' }),
}))

const mapOf = (months: number, earnsSooner = false): RouteMap => ({
  questions: [{ language: 'en', slug: 'q', title: 'Q', description: null, isFact: false, answers: [] }],
  steps: [],
  routes: [
    {
      language: 'en',
      id: 'r',
      slug: 'r',
      title: 'R',
      description: null,
      family: 'R',
      qualifies: true,
      isForTeachers: false,
      isTranslated: true,
      months,
      earnsSooner,
      requires: [],
      steps: [],
    },
  ],
})

const htmlOf = async (map: RouteMap) => {
  const { prelude } = await prerender(<FamilyMap map={map} progress={readAnswers(map.questions, [])} />)
  return new Response(prelude).text()
}

test('the diamond is explained where one is drawn', async () => {
  expect(await htmlOf(mapOf(24, true))).toContain(en.routes.diamond)
  expect(await htmlOf(mapOf(24))).not.toContain(en.routes.diamond)
})

test('the label of a year at the end of the scale stays within it', async () => {
  const anchors = async (months: number) => {
    const html = await htmlOf(mapOf(months))
    return [...html.matchAll(/<text[^>]*text-anchor="(\w+)">([^<]*)/g)].map(([, anchor, text]) => `${text}: ${anchor}`)
  }
  expect(await anchors(9)).toEqual(['1: middle', '1 year: end'])
  expect(await anchors(25)).toEqual(['1: middle', '1 year: middle', '2 years: end'])
  expect(await anchors(30)).toEqual(['1: middle', '1 year: middle', '2 years: middle'])
})
