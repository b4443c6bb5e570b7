import { afterEach, expect, test, vi } from 'vitest'
import { fetchToken } from './browser-search.ts'

afterEach(() => void vi.unstubAllGlobals())

test('those who ask for a token at the same moment share one request; the next one asks anew, after a failure too', async () => {
  const answers = [
    () => Response.json({ token: 'a' }),
    () => new Response(null, { status: 503 }),
    () => Response.json({}),
  ]
  const fetched = vi.fn<() => Promise<Response | undefined>>(async () => answers.shift()?.())
  vi.stubGlobal('fetch', fetched)
  expect(await Promise.all([fetchToken('/t'), fetchToken('/t')])).toEqual(['a', 'a'])
  expect(fetched).toHaveBeenCalledTimes(1)
  await expect(fetchToken('/t')).rejects.toThrow('503')
  expect(await fetchToken('/t')).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(3)
})
