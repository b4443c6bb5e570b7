/** Faults that can be switched on, so that developers see what their pages do then. Never in production. */
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { jsonOf } from '#platform/json-object.ts'
import { errorStatus, type ErrorCode } from '#schema/errors.ts'
import { errorReply, invalidPayload, json } from './errors.ts'
import { surfaces, type Handler, type Reply, type Request, type Surface } from './message.ts'
import { refusal } from './refusal.ts'

const fault = z.strictObject({
  surface: z.enum(surfaces),
  /** Paths below the surface that begin so; all when absent. */
  path: z.string().startsWith('/').optional(),
  /** Milliseconds that an answer waits. */
  latency: z.number().int().min(0).max(60_000).optional(),
  /** Answered instead of what the surface would say: a code of the content API, with its status. */
  code: z.enum(Object.keys(errorStatus) as ErrorCode[]).optional(),
  /** Answered instead of what the surface would say. */
  status: z.number().int().min(400).max(599).optional(),
  /** True: the body breaks off in its middle. */
  truncated: z.boolean().optional(),
})
const wrongClock = z.strictObject({
  /** Milliseconds by which the service's clock is ahead; negative: behind. */
  clock: z.number().int(),
})
const list = z.array(z.union([fault, wrongClock])).max(20)
type Fault = z.output<typeof list>[number]

const halved = (reply: Reply): Reply => {
  if (typeof reply.body !== 'string' && !(reply.body instanceof Uint8Array)) return reply
  const headers = Object.entries(reply.headers).filter(([name]) => name !== 'etag' && name !== 'content-encoding')
  return {
    ...reply,
    headers: Object.fromEntries(headers),
    body: reply.body.slice(0, Math.floor(reply.body.length / 2)),
  }
}

/**
 * Injects faults for tests: `over` wraps a surface, `now` is a clock that can be wrong, and `control` takes a list of
 * faults (POST), names those at work
 * (GET) or ends them all (DELETE). A list that is not right is INVALID_PAYLOAD.
 * Chosen: not part of the contract; available with `FAULT_SWITCHES=1` only.
 */
export const createFaults = () => {
  let faults: readonly Fault[] = []

  const over = (surface: Surface, handler: Handler): Handler => {
    const answer = async (request: Request): Promise<Reply> => {
      const activeFault = faults
        .filter((one) => 'surface' in one)
        .find((one) => one.surface === surface && request.path.startsWith(one.path ?? '/'))
      if (!activeFault || request.method === 'OPTIONS') return handler(request)
      if (activeFault.latency) await pause(activeFault.latency)
      const status = activeFault.code ? errorStatus[activeFault.code] : activeFault.status
      if (status) return refusal(surface, status, 'A fault that was switched on.', activeFault.code)
      const reply = await handler({ ...request, headers: { ...request.headers, 'accept-encoding': 'identity' } })
      return activeFault.truncated ? halved(reply) : reply
    }
    return Object.assign(answer, { ...(handler.bodyLimit ? { bodyLimit: handler.bodyLimit } : {}), surface })
  }

  const control: Handler = ({ method, body }) => {
    if (method === 'DELETE') faults = []
    if (method === 'POST') {
      const sent = list.safeParse(jsonOf(Buffer.from(body ?? []).toString()))
      if (!sent.success) return errorReply(invalidPayload('Send a list of faults'), () => undefined)
      faults = sent.data
    }
    return json(200, { data: faults })
  }

  /** What the service takes for the time. */
  const now = (): Date => new Date(Date.now() + (faults.find((one) => 'clock' in one)?.clock ?? 0))

  return { over, control, now }
}
