import { expect, test, vi } from 'vitest'
import { GET } from './route.ts'

const confirmedBooking = vi.hoisted(() => vi.fn<() => Promise<null>>())
vi.mock('#lib/advice/references.ts', () => ({ confirmedBooking }))

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
