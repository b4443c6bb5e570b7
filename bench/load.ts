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
  /** The status of an answer, or the code of the error instead of one. */
  readonly answer: string
}

/** Milliseconds until an answer that has not come is given up. */
const timeout = 15_000

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
      let isOver = false
      const end = (outcome: Outcome, answer: string) => {
        if (isOver) return
        isOver = true
        const at = performance.now()
        each({ kind, outcome, at, spent: at - start, answer })
        resolve()
      }
      const fail = (error: NodeJS.ErrnoException) => end('failed', error.code ?? error.message)
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = ask(url, { agent, method, headers: { ...headers, ...length }, timeout }, (response) => {
        const status = response.statusCode ?? 500
        response.resume()
        response.once('end', () => end(outcomeOf(status), String(status)))
        response.once('error', fail)
      })
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.once('error', fail)
      sent.once('close', () => end('failed', 'closed'))
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
    /**
     * So many connections, each with its next request as soon as it has its answer. They come one after the other over the
     * first tenth of the time: no crowd comes in one millisecond.
     */
    flatOut: async (connections: number, seconds: number): Promise<void> => {
      const end = performance.now() + seconds * 1000
      const visitor = async (place: number) => {
        await pause(((place / connections) * seconds * 1000) / 10)
        while (performance.now() < end) await send()
      }
      await Promise.all(Array.from({ length: connections }, (_, place) => visitor(place)))
    },
    close: () => agent.destroy(),
  }
}
