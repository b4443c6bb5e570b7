/** A small catalogue for tests of the content API: enough of each kind of relation to tell right from wrong. */
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import type { Rows } from '../store/catalogue.ts'
import { filledStores } from '../store/test-store.fixture.ts'

const id = (kind: string, number: number) =>
  `${kind.padEnd(8, '0').slice(0, 8)}-0000-4000-8000-${String(number).padStart(12, '0')}`.replaceAll(/[^0-9a-f-]/g, 'a')

const text = (value: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
})

const junction = (name: string, from: string, to: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([a, b], index) => ({
    id: id(`e${name.length}`, index + 1000 * name.length),
    [from]: a,
    [to]: b,
    sort: index,
  }))

const article = (number: number, more: Record<string, unknown> = {}) => ({
  id: id('a', number),
  status: 'published',
  title: `Artikel ${number}`,
  slug: `artikel-${number}`,
  path: `/kennisbank/artikelen/artikel-${number}`,
  date_created: `2026-01-${String(number).padStart(2, '0')}T09:00:00.000Z`,
  date_updated: `2026-02-${String(number).padStart(2, '0')}T09:00:00.000Z`,
  english: number === 3,
  ...more,
})

export const ids = {
  article: (number: number) => id('a', number),
  topic: (number: number) => id('b', number),
  callout: id('c', 1),
  button: id('d', 1),
  program: (number: number) => id('f', number),
}

const topics = Array.from({ length: 130 }, (_, index) => ({
  id: ids.topic(index + 1),
  name: `Onderwerp ${index + 1}`,
  slug: `onderwerp-${index + 1}`,
  path: `/kennisbank/onderwerpen/onderwerp-${index + 1}`,
}))

const program = (number: number, vendor: string) => ({
  id: ids.program(number),
  vendor,
  title: `Opleiding ${number}`,
  slug: `opleiding-${number}`,
  path: `/navigator/opleidingen/opleiding-${number}`,
  level: 'bachelor',
})

const video = (number: number, publication_date: string) => ({
  id: id('7', number),
  status: 'published',
  title: `Video ${number}`,
  slug: `video-${number}`,
  path: `/media/videos/video-${number}`,
  publication_date,
  duration: number * 100,
  chapters: [{ label: 'Begin', time: 0 }],
  transcript_string_with_speakers: 'A: geheim tot die dag',
})

const location = (number: number, coordinates: readonly [number, number] | null) => ({
  id: id('8', number),
  vendor: 'onderwijsloket',
  title: `Plaats ${number}`,
  city: number === 2 ? 'Amsterdam' : 'Utrecht',
  location_geopoint: coordinates && { type: 'Point', coordinates },
})

const rows: Rows = {
  articles: [
    article(1, { title: 'Één route naar de klas', body: text('Lees verder'), summary: '100 % zeker' }),
    article(2),
    article(3, { summary: 'In English' }),
    article(4, { status: 'draft' }),
  ],
  topics,
  articles_topics: [
    ...junction(
      't',
      'articles_id',
      'topics_id',
      topics.map((topic) => [ids.article(1), topic.id] as const),
    ),
    ...junction('tt', 'articles_id', 'topics_id', [
      [ids.article(2), ids.topic(2)],
      [ids.article(4), ids.topic(1)],
    ]),
  ],
  callouts: [
    {
      id: ids.callout,
      title: 'Let op',
      description: text('Eerst dit'),
      color: 'info',
      variant: 'soft',
      dismissable: false,
    },
  ],
  buttons: [{ id: ids.button, label: 'Ga', to: '/', internal: true, color: 'primary', variant: 'solid', size: 'md' }],
  articles_editor_nodes: [
    { id: id('9', 1), articles_id: ids.article(1), collection: 'callouts', item: ids.callout, sort: 1 },
    { id: id('9', 2), articles_id: ids.article(1), collection: 'buttons', item: ids.button, sort: 2 },
  ],
  programs: [program(1, 'onderwijsloket'), program(2, 'hovi')],
  locations: [location(1, [5.12, 52.09]), location(2, [4.9, 52.37]), location(3, null)],
  videos: [video(1, '2020-01-01T00:00:00.000Z'), video(2, '2099-01-01T00:00:00.000Z')],
}

const fail = (error: unknown): never => {
  throw error
}

const openFilledStore = filledStores(async (store) => {
  await store.catalogue.replace(rows, 'fixture')
  return {
    site: await store.accounts.add('site@example.org', ['navigator', 'search-token']),
    reader: await store.accounts.add('reader@example.org', []),
    editor: await store.accounts.add('editor@example.org', ['read-drafts']),
  }
})

/** A store with the rows above, signing in as it is by default, an account for each kind of caller, and their tokens. */
export const openFixture = async (kind?: 'sqlite' | 'postgres') => {
  const { store, filled: tokens } = await openFilledStore(kind)
  const auth = await openAuth({ store, settings: readConfig({}).auth, now: () => new Date(), report: fail })
  return { store, auth, tokens }
}
