/** A page that could not be made: temporarily unavailable where another service was the cause, with words for readers without script. */
import { errorWithoutScript } from '#lib/error-page.ts'
import { failureWords } from '#lib/failure-words.ts'
import { languageOfPath } from '#lib/i18n/language-of-path.ts'
import { requestContext } from '#platform/request-context.ts'
import { bytesOf, type Step } from '../message.ts'

/** Seconds after which a client may ask again: a circuit breaker lets a call through each second. */
const retryAfter = '5'

/**
 * A step for pages with status 500. If a call to another service failed during the request, the status becomes 503 with `retry-after`. The framework leaves the body of such a
 * page to its script, which shows menu and search too; without script there would be nothing.
 */
export const answerFailedPages: Step = async ({ address }, next) => {
  const reply = await next()
  if (reply.status !== 500) return reply
  const failed = requestContext.getStore()?.hasFault
    ? { ...reply, status: 503, headers: { ...reply.headers, 'retry-after': retryAfter } }
    : reply
  if (!reply.headers['content-type']?.startsWith('text/html')) return failed
  const locale = languageOfPath(address)
  const { title, lead, retry } = failureWords[locale]
  const words = errorWithoutScript({ title, text: lead, links: [['', retry]] })
  const html = (await bytesOf(reply.body)).toString()
  const body = Buffer.from(html.replace('<html ', `<html lang="${locale}" `).replace('<body>', `<body>${words}`))
  const { 'content-length': _, ...headers } = failed.headers
  return { ...failed, headers, body }
}
