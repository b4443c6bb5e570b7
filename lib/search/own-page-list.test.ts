import { expect, test } from 'vitest'
import { ownPageList } from './own-page-list.ts'
import { indexOwnPages } from './own-pages.ts'

const events = ['Webinar: van vakmens naar docent', 'Open dag', 'Teaching abroad'].map((title, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  title,
  slug: `bijeenkomst-${index}`,
  summary: null,
  english: title === 'Teaching abroad',
  city: 'Groningen',
  end: Date.parse('2040-01-01'),
  isSample: true,
}))
const figures = [
  {
    series: 'lerarenbeurs-hoogst',
    title: 'Lerarenbeurs: hoogste bedrag voor collegegeld',
    dutch: 'Lerarenbeurs: hoogste bedrag voor collegegeld',
    language: 'nl',
    summary: '€ 7.000 per jaar. Geldt vanaf 1 januari 2026.',
  },
] as const
const { search } = indexOwnPages(ownPageList({ classes: [], events, figures }, 'nl', 'Lesroute'))
const find = (query: string) => search(query, new Date('2026-11-25')).hits

test('“agenda” is the name of the page, and of no event on it', () => {
  const [first, ...others] = find('agenda')
  expect(first).toMatchObject({ href: '/activiteiten', evidence: { isWholeTitle: true } })
  expect(others.filter(({ evidence }) => evidence.isWholeTitle)).toEqual([])
})

test('an event is found by what it is and where it is, which do not name it', () => {
  for (const query of ['bijeenkomst groningen', 'groningen']) {
    const hits = find(query)
    expect(hits.map(({ title }) => title.map(({ text }) => text).join(''))).toContain('Open dag')
    expect(hits.filter(({ evidence }) => evidence.isWholeTitle)).toEqual([])
  }
})

test('an event is in its own language', () => {
  expect(find('teaching abroad')[0]).toMatchObject({ pageType: 'event', language: 'en' })
  expect(find('webinar vakmens')[0]).toMatchObject({ pageType: 'event', language: 'nl' })
})

test('a page that is translated is shown by its title, and found by its names in both languages', () => {
  const salary = {
    id: 'a',
    slug: 'salaris',
    path: null,
    title: 'Pay',
    dutch: 'Salaris',
    language: 'en',
    summary: null,
  } as const
  const pages = ownPageList({ classes: [['topic', 'topics', [salary]]], events: [], figures: [] }, 'en', 'Lesroute')
  for (const query of ['pay', 'salaris']) {
    const [first] = indexOwnPages(pages).search(query, new Date('2026-11-25')).hits
    expect(first, query).toMatchObject({ language: 'en', evidence: { isWholeTitle: true } })
    expect(first?.title.map(({ text }) => text).join('')).toBe('Pay')
  }
})

test('an amount is found by what it is of, with its value, in its place on the page of all figures', () => {
  const [first] = find('lerarenbeurs')
  expect(first).toMatchObject({ href: { pathname: '/cijfers', hash: 'lerarenbeurs-hoogst' }, pageType: 'figure' })
  expect(first?.snippet.map(({ text }) => text).join('')).toContain('7.000')
})
