import { expect, test, vi } from 'vitest'
import { ContentError } from './errors.ts'
import { withExtras } from './extras.ts'

const failing =
  (code: 'FORBIDDEN' | 'INVALID_QUERY' | 'REQUESTS_EXCEEDED', status: number) => async (extras: boolean) => {
    if (extras) throw new ContentError(code, status, code)
    return 'without'
  }

test('what the service knows is asked once', async () => {
  const asked: boolean[] = []
  const read = async (extras: boolean) => {
    asked.push(extras)
    return extras ? 'with' : 'without'
  }
  expect(await withExtras(read)).toBe('with')
  expect(asked).toEqual([true])
})

test('a service that does not know our fields is asked without them', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await withExtras(failing('FORBIDDEN', 403))).toBe('without')
  expect(await withExtras(failing('INVALID_QUERY', 400))).toBe('without')
  expect(stderr).toHaveBeenCalledTimes(2)
  stderr.mockRestore()
})

test('another failure is not mistaken for it', async () => {
  await expect(withExtras(failing('REQUESTS_EXCEEDED', 429))).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' })
})
