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
const list = z.array(fault).max(20)

const halved = ({ body, ...reply }: Reply): Reply => ({
  ...reply,
  body: typeof body === 'string' || body instanceof Uint8Array ? body.slice(0, body.length / 2) : body,
})

/**
 * Injects faults for tests: `over` wraps a surface, and `control` takes a list of faults (POST), names those at work (GET) or ends them
 * all (DELETE). A list that is not right is INVALID_PAYLOAD.
 * Chosen: not part of the contract; available with `FAULT_SWITCHES=1` only.
 */
export const createFaults = () => {
  let faults: z.output<typeof list> = []

  const over = (surface: Surface, handler: Handler): Handler => {
    const answer = async (request: Request): Promise<Reply> => {
      const activeFault = faults.find((one) => one.surface === surface && request.path.startsWith(one.path ?? '/'))
      if (!activeFault || request.method === 'OPTIONS') return handler(request)
      if (activeFault.latency) await pause(activeFault.latency)
      const status = activeFault.code ? errorStatus[activeFault.code] : activeFault.status
      if (status) return refusal(surface, status, 'A fault that was switched on.', activeFault.code)
      const reply = await handler({ ...request, headers: { ...request.headers, 'accept-encoding': 'identity' } })
      return activeFault.truncated ? halved(reply) : reply
    }
    return Object.assign(answer, handler, { surface })
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

  return { over, control }
}
