import { expect, test } from 'vitest'
import { articleData, questionsData } from './article.ts'
import { breadcrumbData } from './breadcrumbs.ts'
import { definedTermData, termSetData } from './glossary.ts'
import { profilePageData } from './person.ts'

const article = {
  title: 'De pabo',
  description: 'Over de pabo.',
  summary: 'Kort.',
  date_created: '2025-01-01T09:00:00.000Z',
  date_updated: '2026-01-01T09:00:00.000Z',
  date_reviewed: '2026-02-01',
  english: false,
  authors: [{ id: 'a', name: 'Noor Verhagen', slug: 'noor', job_title: 'Redacteur', image: null }],
  topics: [{ id: 't', name: 'Opleidingen', path: null }],
  sources: [
    {
      id: 's',
      title: 'DUO',
      description: null,
      url: 'https://www.duo.nl/wet',
      kind: 'supports' as const,
      consulted: '2026-11-23',
      place: 1,
    },
    {
      id: 'h',
      title: 'ABP',
      description: null,
      url: 'https://www.abp.nl',
      kind: 'further_reading' as const,
      consulted: null,
      place: 2,
    },
  ],
}
const addresses = {
  url: 'https://lesroute.example/kennisbank/artikelen/de-pabo',
  list: { name: 'Artikelen', url: 'https://lesroute.example/kennisbank/artikelen' },
  site: { name: 'Lesroute', url: 'https://lesroute.example' },
  image: 'https://lesroute.example/p.jpg',
  sourceNote: ({ consulted }: { consulted: string | null }) => consulted ?? '',
  authorUrl: (slug: string) => `https://lesroute.example/auteurs/${slug}`,
}

test('an article names its authors, days, picture, language and sources', () => {
  expect(articleData(article, addresses)).toMatchObject({
    '@type': 'Article',
    headline: 'De pabo',
    inLanguage: 'nl',
    image: 'https://lesroute.example/p.jpg',
    dateModified: '2026-01-01T09:00:00.000Z',
    mainEntityOfPage: { '@id': addresses.url, lastReviewed: '2026-02-01' },
    author: [{ '@type': 'Person', url: 'https://lesroute.example/auteurs/noor' }],
    // What is there to read on is no citation.
    citation: [{ name: 'DUO', url: 'https://www.duo.nl/wet', description: '2026-11-23' }],
    isPartOf: { url: 'https://lesroute.example/kennisbank/artikelen' },
  })
})

test('what an article has not is left out, and a text without an author is the publisher’s', () => {
  const bare = {
    ...article,
    description: null,
    date_updated: null,
    authors: [],
    topics: [],
    sources: [],
    english: true,
  }
  const data = articleData(bare, { ...addresses, image: null })
  expect(data).toMatchObject({ description: 'Kort.', dateModified: bare.date_created, inLanguage: 'en' })
  expect(data.author).toMatchObject({ '@type': 'Organization', name: 'Lesroute' })
  for (const key of ['image', 'about', 'citation', 'datePublished'])
    expect(JSON.stringify(data)).not.toContain(`"${key}"`)
})

test('questions are told with the words of their answers; without answers there is nothing to tell', () => {
  const answer = {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Ja, dat ' },
          { type: 'text', text: 'kan.' },
        ],
      },
    ],
  }
  expect(questionsData([{ question: 'Kan dat?', answer }])?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Kan dat?', acceptedAnswer: { '@type': 'Answer', text: 'Ja, dat kan.' } },
  ])
  expect(questionsData([{ question: 'Kan dat?', answer: null }])).toBeNull()
})

test('steps are numbered from one, and the page itself needs no address', () => {
  expect(
    breadcrumbData([{ name: 'Home', url: 'https://lesroute.example/' }, { name: 'De pabo' }]).itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://lesroute.example/' },
    { '@type': 'ListItem', position: 2, name: 'De pabo' },
  ])
})

test('a person and a term name the page that is about them', () => {
  const person = {
    name: 'Noor',
    url: 'https://l.example/auteurs/noor',
    jobTitle: null,
    description: 'Schrijft.',
    image: null,
  }
  expect(profilePageData(person).mainEntity).toEqual({
    '@type': 'Person',
    '@id': 'https://l.example/auteurs/noor#persoon',
    name: 'Noor',
    url: 'https://l.example/auteurs/noor',
    description: 'Schrijft.',
  })
  const glossary = { name: 'Begrippen', url: 'https://l.example/begrippen' }
  const entry = { term: 'pabo', description: 'Een opleiding.', url: 'https://l.example/begrippen/pabo', language: 'nl' }
  expect(definedTermData(entry, glossary).inDefinedTermSet['@id']).toBe(termSetData(glossary, [entry])['@id'])
})
