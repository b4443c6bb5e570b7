import { expect, test } from 'vitest'
import { getPathname } from '../i18n/pathname.ts'
import { embedHref, embedWays, readPresets } from './presets.ts'

const read = (query: string) => readPresets(new URLSearchParams(query))

test('colour and desk come from the address, and only as what they are', () => {
  expect(read('kleur=%23C2185B&loket=noordwest-leert')).toEqual({ colour: '#c2185b', desk: 'noordwest-leert' })
  expect(read('kleur=red&loket=../x')).toEqual({ colour: null, desk: null })
})

test('every address of an embed bears its set-up', () => {
  const presets = read('kleur=c2185b&loket=noordwest-leert')
  const own = 'kleur=c2185b&loket=noordwest-leert'
  const at = (href: Parameters<typeof getPathname>[0]['href']) => getPathname({ href, locale: 'en' })
  expect(at(embedHref('vragen', presets, { q: 'pabo' }))).toBe(`/en/embed/questions?${own}&q=pabo`)
  expect(at(embedWays(presets).question(1, ['po']))).toBe(`/en/embed/routes?${own}&vraag=2&a=po`)
  expect(at(embedWays(presets).result(['po'], { page: 2 }))).toBe(`/en/embed/routes?${own}&vraag=klaar&a=po&pagina=2`)
  expect(at(embedHref('routes', read('')))).toBe('/en/embed/routes')
})
