/** The Redis (or Valkey) that the instances of the site share; none of them needs it to answer. */
import { createClient } from '@redis/client'
import { warn } from '../log.ts'

/** Milliseconds that a command may take, and that a connection may take to come up: a page never waits for longer. */
export const patience = { command: 250, connect: 1000 }

type Client = ReturnType<typeof connect>

const connect = (url: string) =>
  createClient({
    url,
    // What is asked while there is no connection fails at once instead of waiting for one.
    disableOfflineQueue: true,
    commandOptions: { timeout: patience.command },
    socket: {
      connectTimeout: patience.connect,
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
      say(`${name} does not answer`, { reason: reason instanceof Error ? reason.name : 'unknown' })
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
 * A connection that comes up by itself and comes back by itself. Nothing that is asked of it throws.
 * Source: https://github.com/redis/node-redis, reconnectStrategy and commandOptions.
 */
export const openRedis = (url: string, log = createOnceLog('redis')): Redis => {
  const client = connect(url)
  client.on('error', log.lost)
  client.on('ready', log.back)
  // Its errors come by the listener above; the first attempt is one among others.
  client.connect().catch(log.lost)
  return {
    ask: async (commands) => {
      if (!client.isReady) return null
      try {
        return await commands(client)
      } catch (error) {
        log.lost(error)
        return null
      }
    },
    close: () => client.destroy(),
  }
}
