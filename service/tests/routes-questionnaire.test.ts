/**
 * The site's own matching of routes against the content API's, on the whole sample; and every way through the
 * questions.
 */
import { createDirectus, readItems, rest, staticToken } from '@directus/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createContentClient } from '#lib/content/client.ts'
import { readRouteMap } from '#lib/content/read-route-map.ts'
import { familiesOf } from '#lib/routes/families.ts'
import { countLeft, fits, nearMisses, readAnswers, withAnswer, type RouteMap } from '#lib/routes/route-map.ts'
import type { CatalogueSchema } from '#schema/index.ts'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'
import { routesThrough } from '#lib/routes/program-routes.ts'
import { kindFacts } from '#sample/study-kinds.ts'
import type { StudyKind } from '#sample/studies.ts'
import { qualifications } from '#sample/taxonomies.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { fractionOf } from '#sample/rows.ts'
import { openTestStore } from '../store/test-store.fixture.ts'

const store = await openTestStore()
let listener: Listener
let url = ''
let token = ''
let map: RouteMap

beforeAll(async () => {
  await store.catalogue.replace(sampleCatalogue().items, 'test')
  token = await store.accounts.add('routes@example.org', ['content-read'])
  const report = (error: unknown) => {
    throw error
  }
  const auth = await openAuth({ store, settings: readConfig({}).auth, now: () => new Date(), report })
  const content = createContentHandler({ store, auth, now: () => new Date('2026-11-01'), report })
  listener = await listen({ '': content }, { host: 'localhost', port: 0, report })
  url = `http://localhost:${listener.port}`
  map = await readRouteMap(createContentClient({ url, token }), 'nl')
})

afterAll(async () => {
  await listener.close()
  await store.close()
})

/** Every set of answers that a visitor can come to, where each question may be left open. */
const everyWay = (): string[][] =>
  map.questions.reduce<string[][]>(
    (ways, _question, place) =>
      ways.flatMap((slugs) => {
        const answers = readAnswers(map.questions, slugs)
        return [slugs, ...(answers.offered[place] ?? []).map(({ slug }) => withAnswer(answers, place, slug))]
      }),
    [[]],
  )

/** What the content API's own filter finds for those answers. Source: docs/contract.md 10.6. */
const matchingRoutes = async (ids: readonly string[]): Promise<string[]> => {
  const client = createDirectus<CatalogueSchema>(url).with(staticToken(token)).with(rest())
  const rows: unknown = await client.request(
    readItems('routes', {
      filter: { requires_answers: { _none: { route_answers_id: { _nin: [...ids] } } } },
      sort: ['duration_in_months', 'title'],
      limit: -1,
      fields: ['slug'],
    }),
  )
  return z
    .array(z.object({ slug: z.string() }))
    .parse(rows)
    .map(({ slug }) => slug)
}

test('what fits is what the content API finds, whichever answers are possible', async () => {
  const rows: unknown = await createContentClient({ url, token })(
    readItems('route_answers', { limit: -1, fields: ['id', 'slug'] }),
  )
  const ids = new Map(
    z
      .array(z.object({ id: z.string(), slug: z.string() }))
      .parse(rows)
      .map(({ id, slug }) => [slug, id]),
  )
  const slugs = [...ids.keys()].toSorted()
  const byChance = Array.from({ length: 60 }, (_, turn) =>
    slugs.filter((slug) => fractionOf(`${turn}/${slug}`) < 0.2 + (turn % 4) * 0.25),
  )
  const ways = everyWay().filter((_, turn) => turn % 20 === 0)
  const sets = [...byChance, ...ways.map((way) => [...readAnswers(map.questions, way).open])]
  let count = 0
  for (const set of sets) {
    const here = map.routes.filter((route) => fits(route, { open: new Set(set) })).map(({ slug }) => slug)
    expect(here).toEqual(await matchingRoutes(set.flatMap((slug) => ids.get(slug) ?? [])))
    count += here.length
  }
  expect(count).toBeGreaterThan(1000)
})

test.each(['nl', 'en'] as const)('routes have titles of their own in %s', async (locale) => {
  const read = await readRouteMap(createContentClient({ url, token }), locale)
  const titles = read.routes.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(100)
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
})

test('a route says whether its first salary comes before its goal', () => {
  const earnsSooner = (name: string) => map.routes.find(({ title }) => title.startsWith(name))?.earnsSooner
  expect(earnsSooner('Onderwijsassistent via de bbl')).toBe(true)
  expect(earnsSooner('Onderwijsassistent via de bol')).toBe(false)
})

test('no answer leads into a dead end, and each question has something to offer on every way', () => {
  const ways = everyWay()
  expect(ways.length).toBeGreaterThan(400)
  for (const way of ways) {
    const answers = readAnswers(map.questions, way)
    expect(answers.dropped).toEqual([])
    expect(answers.offered.every((choices) => choices.length > 0)).toBe(true)
    expect(countLeft(map, way)).toBeGreaterThan(0)
  }
})

test('every answer is offered on some path and required by some route; every route can be reached', () => {
  const ways = everyWay()
  const reached = ways.map((way) => readAnswers(map.questions, way).answers.flatMap((answer) => answer?.slug ?? []))
  const givenAnswers = new Set(reached.flat())
  const requirements = new Set(map.routes.flatMap(({ requires }) => requires))
  const answers = map.questions.flatMap((question) => question.answers)
  expect(answers.filter(({ slug }) => !givenAnswers.has(slug) || !requirements.has(slug))).toEqual([])
  const whole = new Set(reached.filter((way) => way.length === map.questions.length).map((way) => way.join()))
  expect(map.routes.filter(({ requires }) => !whole.has(requires.join()))).toEqual([])
})

test('an answer depends on answers to earlier questions only, so that questions never wait for each other', () => {
  const placeOf = new Map(
    map.questions.flatMap(({ answers }, place) => answers.map(({ slug }) => [slug, place] as const)),
  )
  const late = map.questions.flatMap(({ answers }, place) =>
    answers.filter(({ after }) => after.some((slug) => (placeOf.get(slug) ?? Infinity) >= place)),
  )
  expect(late).toEqual([])
})

test('what a near miss promises is what its answers give', () => {
  let promised = 0
  for (const way of everyWay().filter((slugs, turn) => slugs.length >= map.questions.length - 1 && turn % 7 === 0)) {
    const answers = readAnswers(map.questions, way)
    for (const miss of nearMisses(map, answers)) {
      expect(countLeft(map, miss.slugs)).toBeGreaterThanOrEqual(familiesOf(miss.routes).length)
      expect(miss.slugs.filter((slug) => !way.includes(slug))).toEqual([miss.instead.slug])
      promised += 1
    }
  }
  expect(promised).toBeGreaterThan(20)
})

test('programmes lead to the kinds of route that pass through them', () => {
  const licences = qualifications.map(({ name }) => ({ term: name }))
  const familiesThrough = (kind: StudyKind, title: string, ...tracks: string[]) => {
    const facts = kindFacts[kind]
    const named = (names: readonly string[]) => names.map((name) => ({ name }))
    const program = {
      ...facts,
      title,
      program_forms: named(tracks).map((track) => ({ track })),
      qualifications: named(facts.qualifications),
      roles: named(facts.roles),
    }
    return familiesOf(routesThrough(program, map, licences)).map((family) => family.title)
  }
  const abroad = 'Met een buitenlands diploma'
  expect(familiesThrough('pabo', 'Leraar basisonderwijs (pabo)', 'Voltijdopleiding')).toEqual(['De pabo'])
  expect(familiesThrough('shortPabo', 'Verkorte deeltijdpabo', 'Deeltijdopleiding')).toEqual([
    'De verkorte deeltijdpabo',
    abroad,
  ])
  expect(familiesThrough('firstDegreeWo', 'Leraar Duits', 'Voltijdopleiding')[0]).toBe('De educatieve master')
  expect(familiesThrough('sideEntryFirst', 'Zij-instroom leraar Duits', 'Zij-instroom')).toEqual(['Zij-instroom'])
  expect(familiesThrough('sport', 'Leraar lichamelijke opvoeding (ALO)', 'Voltijdopleiding')).not.toContain(
    'Docent in een kunstvak',
  )
  expect(familiesThrough('professional', 'Educational Needs', 'Deeltijdopleiding')).toEqual([])
})
