/** The Redis (or Valkey) that the instances of the site share; none of them needs it to answer. */
import { createClient } from '@redis/client'
import { warn } from './log.ts'
import { within } from './timeout.ts'

/** The key of something in the Redis that instances share, below the name of this site. */
export const sharedKey = (name: string): string => `lesroute:${name}`

/** Milliseconds that a command may take, and that a connection may take to come up: a page waits for the first alone. */
export const timeouts = { command: 500, connect: 3000 }

type Client = ReturnType<typeof connect>

const connect = (url: string) =>
  createClient({
    url,
    // A command without a connection fails at once instead of waiting for one.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: timeouts.connect,
      reconnectStrategy: (attempt) => Math.min(100 * 2 ** attempt, 2000) * (0.5 + Math.random() / 2),
    },
  })

/**
 * Says once that something is lost, and once that it is back, however many requests notice.
 * Chosen: an outage of a minute would else be thousands of lines.
 */
export const createOnceLog = (name: string, say: typeof warn = warn) => {
  let isLost = false
  return {
    lost: (reason: unknown): void => {
      if (isLost) return
      isLost = true
      say(`${name} does not answer; this instance goes on without it`, {
        reason: reason instanceof Error ? reason.message : 'unknown',
      })
    },
    back: (): void => {
      if (!isLost) return
      isLost = false
      say(`${name} answers again`)
    },
  }
}

export type Redis = {
  /** What the commands answer; null when there is no connection, or no answer in time. */
  readonly ask: <Answer>(commands: (client: Client) => Promise<Answer>) => Promise<Answer | null>
  readonly close: () => void
}

/**
 * A connection that opens at the first command and reconnects by itself. Nothing that is asked of it throws, and
 * nothing waits for it but the first question, for as long as the first attempt takes.
 * Chosen: a connection over which no answer comes in time is given up for another, since nothing else would notice that
 * the other side is gone without a word.
 * Source: https://github.com/redis/node-redis, reconnectStrategy.
 */
export const openRedis = (url: string, log = createOnceLog('redis')): Redis => {
  const client = connect(url)
  const attempted = Promise.withResolvers<void>()
  client.on('error', (error) => {
    log.lost(error)
    attempted.resolve()
  })
  client.on('ready', () => {
    log.back()
    attempted.resolve()
  })
  const isReady = async (): Promise<boolean> => {
    // Its errors come by the listener above.
    if (!client.isOpen) client.connect().catch(() => {})
    await within(timeouts.connect, attempted.promise).catch(log.lost)
    return client.isReady
  }
  return {
    ask: async (commands) => {
      if (!(await isReady())) return null
      try {
        return await within(timeouts.command, commands(client))
      } catch (error) {
        log.lost(error)
        if (client.isOpen) client.destroy()
        return null
      }
    },
    close: () => {
      if (client.isOpen) client.destroy()
    },
  }
}
