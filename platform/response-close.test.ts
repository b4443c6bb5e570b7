import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { onResponseClose } from './response-close.ts'

test('each part is called once at the end, in order, unless taken out before', async () => {
  const calls: string[] = []
  const server = createServer((_request, response) => {
    onResponseClose(response, () => calls.push('een'))
    onResponseClose(response, () => calls.push('twee'))()
    onResponseClose(response, () => calls.push('drie'))
    expect(response.listenerCount('close')).toBe(1)
    response.end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  await (await fetch(`http://localhost:${(server.address() as AddressInfo).port}`)).text()
  await expect.poll(() => calls).toEqual(['een', 'drie'])
})
