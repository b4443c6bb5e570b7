/** A Redis or Valkey of the tests' own, where the system has the program. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { openRedis, type Redis } from './redis.ts'
import { freePort } from './free-port.ts'

const program = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find(existsSync)

/** Why tests that need a server are left out; false where there is one. */
export const withoutRedis = program === undefined && 'there is no Redis here, and none could be installed'

const untilItAnswers = async (redis: Redis): Promise<void> => {
  const end = Date.now() + 10_000
  while ((await redis.ask((client) => client.ping())) === null) {
    if (Date.now() > end) throw new Error('The test server did not come up')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * A server that keeps nothing on disk. `kill` ends it as a power cut would; `start` brings another up at the same place.
 * @throws Error when it does not come up, or there is no program.
 */
export const createTestServer = async () => {
  if (!program) throw new Error(String(withoutRedis))
  const port = await freePort()
  const url = `redis://localhost:${port}`
  const launch = () =>
    spawn(program, ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', '/tmp'], { stdio: 'ignore' })
  let server = launch()
  process.once('exit', () => server.kill('SIGKILL'))
  const probe = openRedis(url, { lost: () => {}, back: () => {} })
  await untilItAnswers(probe)
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await gone
  }
  return {
    url,
    pause: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
    kill,
    start: async (): Promise<void> => {
      server = launch()
      await untilItAnswers(probe)
    },
    stop: async (): Promise<void> => {
      probe.close()
      await kill()
    },
  }
}
