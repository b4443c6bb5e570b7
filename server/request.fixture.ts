/** Request values for tests of steps. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { bytesOf, type Reply, type SiteRequest } from './message.ts'

type Given = {
  readonly method?: string
  readonly headers?: IncomingHttpHeaders
  readonly network?: string
  readonly id?: string
  readonly body?: string
}

async function* partsOf(body: string) {
  for (const part of body.match(/.{1,600}/gs) ?? []) yield Buffer.from(part)
}

/** A request, and `end`, which tells the steps what was sent in the end. */
export const requestTo = (address: string, given: Given = {}) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<number | 'aborted'>()
  const { method = 'GET', headers = {}, network = '192.0.2.0', id = 'van-de-test', body = '' } = given
  const [path = ''] = address.split('?')
  const request: SiteRequest = { method, address, path, headers, network, id, body: partsOf(body), ended }
  return { ...request, end }
}

/** A reply as a step gives it, with its body as text. */
export const readReply = async (reply: Promise<Reply>) => {
  const { status, headers, body } = await reply
  const header = (name: string): string => String(headers[name] ?? '')
  return { status, headers, header, text: (await bytesOf(body)).toString() }
}

/** What a step that answers by itself has behind it: a reply with that head and body. */
export const answerWith =
  (body = '', headers: OutgoingHttpHeaders = {}, status = 200) =>
  (): Promise<Reply> =>
    Promise.resolve({ status, headers, body: body ? Buffer.from(body) : null })
