import { expect, test, vi } from 'vitest'
import type { Booking } from '#lib/advice/bookings.ts'
import { env } from '#lib/env.ts'
import { GET } from './route.ts'

const confirmedBooking = vi.hoisted(() => vi.fn<() => Promise<Booking | null>>())
const settings = vi.hoisted((): { smtpUrl: string | null } => ({ smtpUrl: null }))
vi.mock(import('#lib/env.ts'), async (original) => {
  const { env: whole } = await original()
  return {
    env: {
      ...whole,
      get smtpUrl() {
        return settings.smtpUrl
      },
    },
  }
})
vi.mock(import('#lib/advice/references.ts'), async (original) => ({ ...(await original()), confirmedBooking }))

const ask = async (from?: string) => {
  const headers = from === undefined ? {} : { referer: `https://lesroute.example${from}` }
  const response = await GET(new Request('http://localhost/api/advice/calendar?afspraak=x', { headers }))
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test('a call that does not exist is answered in a sentence, in the language of the page with the link', async () => {
  confirmedBooking.mockResolvedValue(null)
  const type = 'text/plain; charset=utf-8'
  expect(await ask('/adviesgesprek/bevestigd')).toEqual({ status: 404, type, text: expect.stringContaining('gesprek') })
  expect(await ask('/en/advice/confirmed')).toEqual({ status: 404, type, text: expect.stringContaining('call') })
  expect((await ask()).text).toContain('gesprek')
  expect((await ask('/england')).text).toContain('gesprek')
})

test('a call that cannot be read is answered in a sentence', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  confirmedBooking.mockRejectedValue(new Error('broken'))
  expect(await ask('/en/advice/confirmed')).toMatchObject({ status: 503, text: expect.stringContaining('later') })
  logged.mockRestore()
})

test('only where no mail is sent does the entry lead back to the page on which the call can be cancelled', async () => {
  const slot = '20261123T080000Z_20261123T082000Z_a1'
  const call = { slot, key: 'k', conversation: 'c', adviser: null, name: 'Ada', phone: '', email: '', remark: '' }
  const about = { desk: '', route: '', program: '', question: '', situation: '', conversationId: '', former: [] }
  for (const [locale, path] of [
    ['nl', '/adviesgesprek/bevestigd'],
    ['en', '/en/advice/confirmed'],
  ] as const) {
    confirmedBooking.mockResolvedValue({ ...call, ...about, locale })
    settings.smtpUrl = null
    const lines = (await ask()).text.replaceAll('\r\n ', '').split('\r\n')
    const page = `${env.siteUrl}${path}?afspraak=${slot}.`
    expect(lines.find((line) => line.startsWith('URL:')) ?? '').toContain(page)
    expect(lines.find((line) => line.startsWith('DESCRIPTION:')) ?? '').toContain(page)
    settings.smtpUrl = 'smtp://localhost:25'
    const text = (await ask()).text.replaceAll('\r\n ', '')
    expect(text).toContain('BEGIN:VEVENT')
    expect(text).not.toMatch(/afspraak=|^URL:/m)
  }
})
