import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findPlace } from '#lib/geo/places.ts'
import { mayNamePlace, readLocationFilter } from '#lib/search/location-filter.ts'
import { HiddenFields } from './hidden-fields.tsx'

const read = (parameters: URLSearchParams) => readLocationFilter(parameters, findPlace)

/** The parameters that a form without script sends, with its fields of a place and a distance. */
const submitted = async (parameters: URLSearchParams, fields: Readonly<Record<string, string>>) => {
  const filter = await read(parameters)
  const around = {
    ...filter,
    mayNamePlace: mayNamePlace(filter),
    order: 'passend',
    literal: [],
    hasLocationFlag: true,
  } as const
  const html = renderToStaticMarkup(<HiddenFields view={null} around={around} typed={filter.typed} />)
  const hidden = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return new URLSearchParams([...Object.entries(fields), ...hidden])
}

test.each([
  ['plaats=Utrecht&kader=50,3,54,8', { plaats: 'Utrecht' }],
  ['kader=50,3,54,8', { plaats: '' }],
  ['plaats=Utrecht&straal=25&kader=52,5,52.5,5.5', { plaats: 'Utrecht', straal: '25' }],
  ['plaats=Utrecht&online=ja', { plaats: 'Utrecht' }],
  ['plaats=Utrecht&straal=25', { plaats: 'Utrecht', straal: '25' }],
  ['plaats=Nederland', { plaats: 'Nederland' }],
])('a form that is sent again without script searches where %s does', async (address, fields) => {
  const parameters = new URLSearchParams(address)
  expect((await read(await submitted(parameters, fields))).where).toEqual((await read(parameters)).where)
})

test('another place ends an area that holds the whole country', async () => {
  const parameters = new URLSearchParams('plaats=Utrecht&kader=50,3,54,8')
  expect((await read(await submitted(parameters, { plaats: 'Zwolle' }))).where).toMatchObject({
    kind: 'place',
    place: { name: 'Zwolle' },
    isAutomatic: true,
  })
})
