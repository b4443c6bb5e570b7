import { createTranslator } from 'next-intl'
import { prerender } from 'react-dom/static'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import en from '#lib/i18n/messages/en.json' with { type: 'json' }
import { readAnswers, type Answer, type Question, type RouteCard } from '#lib/routes/route-map.ts'
import { siteWays } from '#lib/routes/ways.ts'
import { DroppedAnswers } from './dropped-answers.tsx'
import { NearMisses } from './near-misses.tsx'
import { QuestionLine } from './question-line.tsx'
import { RequiredAnswers } from './required-answers.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages: en, namespace: 'routes' }),
}))
vi.mock('#components/ui/link.tsx', () => ({ Link: 'a' }))

const answer = (slug: string, title: string): Answer => ({
  language: 'nl',
  slug,
  title,
  description: null,
  about: null,
  after: [],
})
const answers = [answer('hbo', 'Een hbo-diploma'), answer('wo', 'Een wo-diploma')]
const question: Question = {
  language: 'en',
  slug: 'diploma',
  title: 'What would you like?',
  description: null,
  isFact: false,
  answers,
}
const route: RouteCard = {
  language: 'nl',
  isTranslated: false,
  id: '1',
  slug: 'pabo',
  title: 'Via de pabo',
  description: null,
  family: null,
  qualifies: true,
  isForTeachers: false,
  months: 24,
  requires: ['wo'],
  steps: [],
}
const progress = readAnswers([question], ['hbo', 'wo'])
const html = async (node: ReactNode) => new Response((await prerender(node)).prelude).text()

test('an answer without a translation is marked as Dutch where it stands in the way', async () => {
  const map = { questions: [question], steps: [], routes: [route] }
  expect(await html(<NearMisses map={map} progress={progress} ways={siteWays} />)).toContain(
    'Instead of ‘<span lang="nl">Een hbo-diploma</span>’',
  )
})

test('an answer that does not count has its own language, and its question too', async () => {
  const dropped = <DroppedAnswers questions={[question]} progress={progress} ways={siteWays} place={0} />
  expect(await html(dropped)).toContain(
    'There were two answers to ‘<span lang="en">What would you like?</span>’. ‘<span lang="nl">Een wo-diploma</span>’ does not count.',
  )
})

test('names that the questionnaire does not have are said once', async () => {
  const unknown = readAnswers([question], ['x', 'y'])
  const shown = await html(<DroppedAnswers questions={[question]} progress={unknown} ways={siteWays} place={0} />)
  expect(shown.match(/<li>/g)).toHaveLength(1)
})

test('what a route asks for has the language of each question and answer', async () => {
  const required = {
    slug: 'hbo',
    title: 'Een hbo-diploma',
    about: null,
    term: 'Een hbo-diploma',
    language: 'nl',
  } as const
  const english = { title: 'What would you like?', is_fact: false, language: 'en' } as const
  const markup = await html(<RequiredAnswers answers={[{ ...required, question: english }]} />)
  expect(markup).toMatch(/<dt lang="en"[^>]*>What would you like\?<\/dt><dd lang="nl"/)
})

test('what another answer opens is counted and listed by kind, of which one that fits already is no other', async () => {
  const form = { ...route, id: '2', slug: 'pabo-duaal', title: 'Via de pabo: duaal' }
  const opened = (...also: RouteCard[]) =>
    html(
      <NearMisses
        map={{ questions: [question], steps: [], routes: [route, form, ...also] }}
        progress={progress}
        ways={siteWays}
      />,
    )
  const markup = await opened()
  expect(markup).toContain('1 other route, from')
  expect(markup.match(/Via de pabo/g)).toHaveLength(1)
  expect(markup).toContain('(2 ways to study)')
  expect(
    await opened({ ...route, id: '3', slug: 'pabo-hbo', title: 'Via de pabo: voltijd', requires: ['hbo'] }),
  ).toContain('Other ways to study for routes that already fit, from')
})

test('the length of what another answer opens says that the time for Dutch comes on top', async () => {
  const map = { questions: [question], steps: [], routes: [{ ...route, takesDutch: true }] }
  expect(await html(<NearMisses map={map} progress={progress} ways={siteWays} />)).toContain(
    '1 other route, from 2 years, plus the time to learn Dutch',
  )
})

test('a station of the line keeps that an answer is being changed', async () => {
  const links: string[] = []
  const ways = {
    ...siteWays,
    question: (...given: Parameters<typeof siteWays.question>) => {
      links.push(String(given[2]))
      return '/routes' as const
    },
  }
  const next = { ...question, slug: 'next' }
  const line = (isChange: boolean) => (
    <QuestionLine questions={[question, next]} progress={progress} place={1} isChange={isChange} ways={ways} />
  )
  await html(line(true))
  await html(line(false))
  expect(links).toEqual(['true', 'false'])
})
