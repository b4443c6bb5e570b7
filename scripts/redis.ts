/** Installs the Redis that tests of several instances share. */
import { existsSync } from 'node:fs'
import { installUnless } from './debian.ts'

const hasRedis = (): boolean =>
  ['/usr/bin/redis-server', '/usr/bin/valkey-server'].some((program) => existsSync(program))

/** Installs a server where there is none; answers why that did not work, null when there is one now. */
export const installRedis = (): string | null => installUnless(hasRedis, 'redis-server')
