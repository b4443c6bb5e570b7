import { expect, test } from 'vitest'
import { answerWith, requestTo } from '../request.fixture.ts'
import { refuseHealthChecks } from './refuse-health-checks.ts'

test('while the process ends health checks get 503, and pages their answer', async () => {
  let isStopping = false
  const step = refuseHealthChecks(() => isStopping)
  const statusOf = async (address: string) => (await step(requestTo(address), answerWith())).status
  expect(await statusOf('/api/system/health')).toBe(200)
  isStopping = true
  expect(await statusOf('/api/system/health?of=site')).toBe(503)
  expect(await statusOf('/')).toBe(200)
})
