import { createServer, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import { correctPlace } from './place-suggestions.ts'
import { findPlace } from './places.ts'

type Doc = { readonly id: string; readonly type: string; readonly weergavenaam: string; readonly point: string }

/** As the register has them. */
const docs: readonly Doc[] = [
  { id: 'wpl-1', type: 'woonplaats', weergavenaam: 'Bergen, Bergen (NH.), Noord-Holland', point: 'POINT(4.70 52.67)' },
  { id: 'wpl-2', type: 'woonplaats', weergavenaam: 'Bergen, Bergen (L.), Limburg', point: 'POINT(6.04 51.59)' },
  { id: 'wpl-3', type: 'woonplaats', weergavenaam: 'Lutjebuurt, Stede Broec, Noord-Holland', point: 'POINT(5.2 52.7)' },
  { id: 'pcd-1', type: 'postcode', weergavenaam: 'Domplein, 3512JE Utrecht', point: 'POINT(5.1217 52.0907)' },
]

let requests: URL[] = []
/** How the register answers; by default as it should. */
let misbehave: ((response: ServerResponse) => void) | null = null

const json = (response: ServerResponse, docs: readonly object[]) =>
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs } }))

const register = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://register')
  requests.push(url)
  if (misbehave) return misbehave(response)
  const { searchParams } = url
  if (url.pathname === '/search/v3_1/lookup')
    return json(
      response,
      docs.filter(({ id }) => id === searchParams.get('id')).map(({ id, point }) => ({ id, centroide_ll: point })),
    )
  const [q, type] = [searchParams.get('q')?.toLowerCase() ?? '', searchParams.get('fq')]
  return json(
    response,
    docs
      .filter((doc) => `type:${doc.type}` === type && doc.weergavenaam.toLowerCase().includes(q))
      .slice(0, Number(searchParams.get('rows')))
      .map(({ id, type: kind, weergavenaam }) => ({ id, type: kind, weergavenaam, score: 1 })),
  )
})

let url = ''
/** The log lines. */
let logged: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  requests = []
  misbehave = null
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve))
  const address = register.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/search/v3_1`
  logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  vi.restoreAllMocks()
  register.closeAllConnections()
  await new Promise((resolve) => register.close(resolve))
})

test('without a register the table is used, and no request is sent', async () => {
  const { find, suggest } = createGazetteer(null)
  expect(await find('Utrecht')).toEqual(findPlace('Utrecht'))
  expect(await find('Nergenshuizen')).toBeNull()
  expect(await suggest('am', 2)).toEqual(['Amsterdam', 'Amersfoort'])
  expect(requests).toEqual([])
})

test.each([
  'in Utrecht',
  'bij utrecht',
  'near Utrecht',
  'omgeving Utrecht',
  'in de buurt van Utrecht',
  'Utrecht e.o.',
  'utrecht eo',
  'Utrecht en omgeving ',
  'Utrecht, e. o.',
])('%s is Utrecht', async (text) => expect((await createGazetteer(null).find(text))?.name).toBe('Utrecht'))

test('a town of the table is looked up there; another one in the register', async () => {
  const { find } = createGazetteer(url)
  expect(await find('utrecht')).toEqual(findPlace('Utrecht'))
  expect(requests).toEqual([])
  expect(await find('lutjebuurt')).toMatchObject({ name: 'Lutjebuurt', lat: 52.7, lng: 5.2 })
  expect(await find('Nergenshuizen')).toBeNull()
})

test('a request for a postcode has its digits only, and the result lies in its streets', async () => {
  const { find, suggest } = createGazetteer(url)
  const place = { name: '3512 (Utrecht)', lat: 52.0907, lng: 5.1217 }
  expect(await find('3512 JK')).toMatchObject(place)
  expect(await find('3512 (Utrecht)')).toMatchObject(place)
  expect(await suggest('3512jk', 8)).toEqual(['3512 (Utrecht)'])
  expect(requests.map(({ searchParams }) => searchParams.get('q') ?? searchParams.get('id'))).toEqual(['3512', 'pcd-1'])
  expect(await find('9999 ZZ')).toEqual(findPlace('9999'))
})

test('towns with the same name are distinguished, and each can be looked up by its full name', async () => {
  const { find, suggest } = createGazetteer(url)
  const names = await suggest('Bergen', 8)
  expect(names).toEqual(['Bergen, Bergen (NH.), Noord-Holland', 'Bergen, Bergen (L.), Limburg'])
  expect(await find(names[1] ?? '')).toMatchObject({ name: names[1], lat: 51.59 })
  expect(await suggest('lutje', 8)).toEqual(['Lutjebuurt'])
})

test('a response is cached', async () => {
  const { find } = createGazetteer(url)
  await find('Lutjebuurt')
  const { length } = requests
  await find('Lutjebuurt')
  expect(requests).toHaveLength(length)
})

test.each<[string, (response: ServerResponse) => void]>([
  ['is slow', () => {}],
  ['fails', (response) => response.writeHead(500).end('no')],
  ['sends on', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['answers nonsense', (response) => response.end('<html>')],
  ['answers another shape', (response) => response.end('{"response":{"docs":[{"id":1}]}}')],
  ['answers without end', (response) => response.end(`{"response":{"docs":[]},"more":"${'x'.repeat(200_000)}"}`)],
  ['hangs up', (response) => response.destroy()],
])('a register that %s leaves what the table knows, and is left alone for a while', async (_, how) => {
  const { find, suggest } = createGazetteer(url)
  misbehave = how
  expect(await find('3512 JK')).toEqual(findPlace('3512'))
  expect(await find('Bergen, Bergen (L.), Limburg')).toEqual(findPlace('Bergen'))
  const { length } = requests
  expect(length).toBeLessThanOrEqual(2)
  expect(await suggest('am', 2)).toEqual(['Amsterdam', 'Amersfoort'])
  expect(await find('Lutjebuurt')).toBeNull()
  expect(requests).toHaveLength(length)
  expect(logged).toHaveBeenCalledOnce()
  expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('3512'))
})

test('a query that the register cannot read does not end its use for others', async () => {
  const { find } = createGazetteer(url)
  misbehave = (response) => response.writeHead(400).end('no')
  await find('Lutjebuurt (')
  misbehave = null
  expect(await find('Lutjebuurt')).toMatchObject({ name: 'Lutjebuurt' })
})

test('the name of the country is no place, the hamlet of that name is', async () => {
  const { find } = createGazetteer(null)
  for (const text of ['Nederland', 'heel Nederland', 'Holland', 'the Netherlands'])
    expect(await find(text), text).toBeNull()
  expect(await find('Nederland (Overijssel)')).toMatchObject({ name: 'Nederland (Overijssel)' })
})

test('a place that lies elsewhere in the world is none of ours', async () => {
  const { find } = createGazetteer(url)
  misbehave = (response) => json(response, [{ ...docs[2], centroide_ll: 'POINT(120 5)' }])
  expect(await find('Lutjebuurt')).toBeNull()
  expect(logged).toHaveBeenCalledOnce()
})

test.each([
  ['Amsteram', 'Amsterdam', []],
  ['Rotterdm', 'Rotterdam', []],
  ['Den Hag', 'Den Haag', ['Den Ham (Overijssel)']],
  ['Utrehct', 'Utrecht', []],
  ['Eindhovven', 'Eindhoven', []],
  ['Nijmwgen', 'Nijmegen', []],
])('“%s” is read as %s, and says so', async (text, name, others) => {
  const { find } = createGazetteer(null)
  expect(await find(text)).toMatchObject({ name, completion: { text, others } })
})

test.each([
  ["'t Gooi", 'Gooi'],
  ["'t Vechtdal", 'Vechtdal'],
  ['Zwolle, Overijssel', 'Zwolle'],
  ['Utrecht, Utrecht', 'Utrecht'],
  ['Amsterdam,  Noord-Holland', 'Amsterdam'],
  ["'s-Hertogenbosch, Noord-Brabant", 'Den Bosch'],
  ['Westland (Zuid-Holland)', 'Westland'],
  ['Laren gld', 'Laren (Gelderland)'],
  ['Katwijk ZH', 'Katwijk (Zuid-Holland)'],
  ['Harkstede Gr', 'Harkstede (Groningen)'],
  ['Delfzijl Gr', 'Delfzijl'],
  ['Buren Gld', 'Buren (Gelderland)'],
  ['Alphen nb', 'Alphen (Noord-Brabant)'],
  ['Haarlem N.H.', 'Haarlem'],
  ['Wijk b/d Duurstede', 'Wijk bij Duurstede'],
  ['Ouderkerk a/d Amstel', 'Ouderkerk aan de Amstel'],
  ['1011-AB', '1011 (Amsterdam)'],
  ['1011  AB', '1011 (Amsterdam)'],
])('%s is %s', async (text, name) => {
  const place = await createGazetteer(null).find(text)
  expect(place?.name).toBe(name)
  expect(place).not.toHaveProperty('completion')
})

test.each([
  ['Helder', 'Den Helder'],
  ['Bilt', 'De Bilt'],
  ['Lier', 'De Lier'],
  ['Lutte', 'de Lutte'],
  ['Meern', 'De Meern'],
  ['Kwakel', 'De Kwakel'],
  ['Ronde Venen', 'De Ronde Venen'],
  ['Ysselstein', 'IJsselstein'],
  ['Zutfen', 'Zutphen'],
  // What begins so is far larger.
  ['Wijk', 'Wijk bij Duurstede'],
])('%s is read as %s, and the page says so', async (text, name) => {
  const { find, suggest } = createGazetteer(null)
  expect(await find(text)).toMatchObject({ name, completion: { text } })
  expect((await suggest(text, 1))[0]).toBe(name)
})

test('a town is in no other province than its own', () => {
  for (const text of ['Zwolle, Gelderland', 'Amsterdam ZH', 'Utrecht Limburg']) expect(findPlace(text), text).toBeNull()
})

test('a quarter that the table does not have is read as its large town', async () => {
  const { find } = createGazetteer(null)
  expect(await find('Amsterdam Noord')).toMatchObject({ name: 'Amsterdam', completion: { text: 'Amsterdam Noord' } })
  expect(await find('Eindhoven-Noord')).toMatchObject({ name: 'Eindhoven' })
  for (const text of ['Lent Noord', 'Noord', 'Amsterdam Elders']) expect((await find(text))?.name).not.toBe('Amsterdam')
})

test('the name of a place is never corrected, and what could be several places is none', async () => {
  const { find } = createGazetteer(null)
  for (const name of ['Den Ham', 'Lent', 'Haarle', 'Groeningen', 'Zeeland'])
    expect(await find(name)).not.toHaveProperty('completion')
  expect(correctPlace('Wijkerbroek')).toBeNull()
  expect(correctPlace('Aagterkerke')).toMatchObject({ name: 'Aagtekerke' })
  for (const text of ['Oostwod', 'xqz', '351x', 'Berline']) expect(correctPlace(text)?.name ?? null, text).toBeNull()
})

test('the only place that is spelled like a text is what is meant, two mistakes or one', async () => {
  const { find } = createGazetteer(null)
  for (const [text, name] of Object.entries({ amersford: 'Amersfoort', Almeer: 'Almere', Sittart: 'Sittard' }))
    expect(await find(text)).toMatchObject({ name, completion: { text } })
  for (const text of ['xqz', '351x', 'Berline', 'Nergenshuizen']) expect(await find(text), text).toBeNull()
})

test('the beginning of a name is the place that it begins, unless it is a place abroad', async () => {
  const { find } = createGazetteer(null)
  expect(await find('Gron')).toMatchObject({ name: 'Groningen', completion: { text: 'Gron' } })
  expect(await find('Groningen')).not.toHaveProperty('completion')
  expect(await find('Paris')).toBeNull()
  expect(await find('Nergenshuizen')).toBeNull()
})
