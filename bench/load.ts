/** Load as visitors make it: requests of several kinds by chance, at a steady rate or as fast as some connections go. */
import { Agent, request as ask } from 'node:http'

export type Asked = {
  /** What sort of work it is, as the figures name it. */
  readonly kind: string
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** `refused`: told to come back later (429, 503); `failed`: no answer, or another 5xx. */
type Outcome = 'ok' | 'refused' | 'failed'

export type Sample = {
  readonly kind: string
  readonly outcome: Outcome
  /** Milliseconds since the process began, at the end of the answer. */
  readonly at: number
  /** Milliseconds. */
  readonly spent: number
}

/** Milliseconds until an answer that has not come is given up. */
const patience = 15_000

const outcomeOf = (status: number): Outcome =>
  status === 429 || status === 503 ? 'refused' : status >= 500 ? 'failed' : 'ok'

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A load whose next request `next` chooses, told to `each` as it is answered. */
export const createLoad = (next: () => Asked, each: (sample: Sample) => void) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 512 })

  const send = (): Promise<void> =>
    new Promise((resolve) => {
      const { kind, url, method = 'GET', headers = {}, body } = next()
      const start = performance.now()
      const end = (outcome: Outcome) => {
        const at = performance.now()
        each({ kind, outcome, at, spent: at - start })
        resolve()
      }
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = ask(url, { agent, method, headers: { ...headers, ...length }, timeout: patience }, (response) => {
        let isOver = false
        const once = (outcome: Outcome) => {
          if (isOver) return
          isOver = true
          end(outcome)
        }
        response.resume()
        response.once('end', () => once(outcomeOf(response.statusCode ?? 500)))
        response.once('error', () => once('failed'))
        response.once('close', () => once('failed'))
      })
      let isAnswered = false
      sent.once('response', () => {
        isAnswered = true
      })
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.once('error', () => {
        if (!isAnswered) end('failed')
      })
      sent.end(body)
    })

  return {
    /** So many requests a second, whether or not those before are answered; resolves when all are. */
    atRate: async (rate: number, seconds: number): Promise<void> => {
      const start = performance.now()
      const under = new Set<Promise<void>>()
      for (let sent = 0; sent < rate * seconds;) {
        const due = Math.min(rate * seconds, ((performance.now() - start) / 1000) * rate)
        for (; sent < due; sent += 1) {
          const one = send()
          under.add(one)
          void one.then(() => under.delete(one))
        }
        await pause(5)
      }
      await Promise.all(under)
    },
    /** So many connections, each with its next request as soon as it has its answer. */
    flatOut: async (connections: number, seconds: number): Promise<void> => {
      const end = performance.now() + seconds * 1000
      const visitor = async () => {
        while (performance.now() < end) await send()
      }
      await Promise.all(Array.from({ length: connections }, visitor))
    },
    close: () => agent.destroy(),
  }
}
