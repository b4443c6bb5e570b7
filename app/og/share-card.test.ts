import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '#lib/env.ts'
import { cardAddress } from '#lib/site-files/share-card.ts'
import { GET } from './[locale]/route.tsx'

afterEach(() => vi.unstubAllGlobals())

// ASVS 12.6.1
test('a card with words that its font cannot draw is drawn without calling another server', async () => {
  const called: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL | Request, options?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.startsWith('http')) return fetch(input, options)
    called.push(address)
    return Promise.resolve(new Response(null, { status: 404 }))
  })
  const letters = Array.from({ length: 0x2200 - 0x20 }, (_, code) => String.fromCodePoint(code + 0x20)).join('')
  for (const title of [...(letters.match(/.{1,120}/gsu) ?? []), 'Van mbo → leraar 👍 日本 𝒜']) {
    const address = cardAddress(env.editorSecret, { title, locale: 'nl' })
    const request = new NextRequest(new URL(address, 'https://site.invalid'))
    const answer = await GET(request, { params: Promise.resolve({ locale: 'nl' }) })
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  }
  expect(called).toEqual([])
})
