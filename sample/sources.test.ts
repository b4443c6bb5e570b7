/** Sources lead to the page that supports a sentence, with the day; home pages and laws as a whole are further reading. */
import { expect, test } from 'vitest'
import { readArticles, readQuestions } from './content-files.ts'
import { steps } from './route-steps.ts'
import { sectors } from './sectors.ts'
import { sources } from './sources.ts'

const isHome = (url: string) => new URL(url).pathname === '/'

test('a source that supports a sentence is more than a home page and has a day; no title says it in words', () => {
  for (const { key, url, title, description, kind, consulted } of sources) {
    expect(`${title} ${description}`, key).not.toMatch(/Geraadpleegd|Verder lezen/)
    expect(kind === 'further_reading', key).toBe(consulted === null)
    if (consulted === null) continue
    expect(isHome(url), key).toBe(false)
    expect(consulted, key).toMatch(/^2026-\d{2}-\d{2}$/)
  }
})

test('a reference in a text leads to a page that supports it', () => {
  const pages = new Map(sources.map((source) => [source.key, source]))
  expect(pages.size).toBe(sources.length)
  for (const { slug, matter, body } of readArticles())
    for (const [, number] of body.matchAll(/\]\(#bron-(\d+)\)/g)) {
      const source = pages.get(matter.sources[Number(number) - 1] ?? '')
      expect(source?.kind, `${slug}, ${number}: ${source?.url ?? 'none'}`).toBe('supports')
    }
})

test('every source is of some article', () => {
  const named = new Set(readArticles().flatMap(({ matter }) => matter.sources))
  expect(sources.map(({ key }) => key).filter((key) => !named.has(key))).toEqual([])
})

const texts = [
  ...readArticles().map(({ slug, body }) => ({ where: slug, text: body })),
  ...readQuestions().map(({ matter, question, answer }) => ({ where: matter.key, text: `${question}\n${answer}` })),
  ...sectors.map(({ key, costs }) => ({ where: key, text: costs })),
  ...steps.map(({ key, body }) => ({ where: key, text: body })),
]

test('a text about the grant for lateral entry, which its sources know until 2026, says so or who knows more', () => {
  const isAbout = (text: string) => /zij-instro|PDG|lateral entry/i.test(text) && /\bsubsidie|\bgrant\b/i.test(text)
  const about = texts.filter(({ text }) => isAbout(text))
  expect(about.length).toBeGreaterThan(10)
  const bare = about.filter(({ text }) => !/1 januari 2026|1 January 2026|DUS-I/.test(text))
  expect(bare.map(({ where }) => where)).toEqual([])
})

/** With headings and the cells of tables. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!:])\s+|\n|\|/)

test('a grant that ended, and what schools did with it, is said in the past tense', () => {
  const amounts = texts
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => /\/cijfers#(?:sool-per-jaar|subsidie-zij-instroom)/.test(sentence))
  expect(amounts.length).toBeGreaterThan(5)
  expect(amounts.filter((sentence) => !/\bwas\b/.test(sentence))).toEqual([])
  const sentences = readArticles()
    .filter(({ slug }) => ['subsidie-voor-zij-instroom', 'the-grant-for-lateral-entry'].includes(slug))
    .flatMap(({ matter, body }) => [matter.title, matter.summary, matter.description, body].flatMap(sentencesOf))
    .filter((sentence) => /subsidie|\bgeld\b|bestuur|aanvra|\bgrant|money|\bboard|\bappl/i.test(sentence))
  expect(sentences.length).toBeGreaterThan(30)
  const present =
    /\b(?:is|are|can|may|must|do|does|goes|has|receives?|applies|zijn|kan|kunnen|mag|moet|gaat|krijgt|vra(?:agt|gen)|wordt|worden|werkt)\b/i
  // What there is today is asked, and what the law and boards do about repayment goes on.
  const isOfToday = /nieuwe|\bnu\b|\bnew\b|\bnow\b|terugbetalingsbeding|repayment|loket|regional|tien keer|ten times/i
  expect(sentences.filter((sentence) => present.test(sentence) && !isOfToday.test(sentence))).toEqual([])
})
