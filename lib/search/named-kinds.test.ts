import { expect, test } from 'vitest'
import { namedKinds, namesEvent, queryWithin } from './named-kinds.ts'

test.each([
  ['podcast over zij-instroom', ['podcast_episodes']],
  ['Filmpjes en verhalen over de pabo', ['videos', 'testimonials']],
  ['podcast afleveringen terugluisteren', []],
  ['regioloketten', []],
  ['onderwijsloket Rotterdam', ['regional_education_desks']],
  ['a video about working in mbo', ['videos']],
  ['filmacademie', []],
  ['', []],
])('“%s” names %j', (query, kinds) => expect([...namedKinds(query)]).toEqual(kinds))

test('among podcasts, the word podcast is not looked for; among others it is', () => {
  expect(queryWithin('podcast_episodes', 'Podcast over zij-instroom')).toBe('over zij-instroom')
  expect(queryWithin('articles', 'Podcast over zij-instroom')).toBe('Podcast over zij-instroom')
})

test('a query that says nothing else stays whole', () => {
  for (const query of ['podcasts', 'de podcast', 'alle podcasts luisteren', 'video over']) {
    expect(queryWithin('podcast_episodes', query)).toBe(query)
    expect(queryWithin('videos', query)).toBe(query)
  }
})

test.each([
  ['open dag utrecht', true],
  ['Informatieavond zij-instroom', true],
  ['open day', true],
  ['webinar mbo', true],
  ['open sollicitatie', false],
  ['weekend', false],
])('“%s” asks for an event: %s', (query, isEvent) => expect(namesEvent(query)).toBe(isEvent))
