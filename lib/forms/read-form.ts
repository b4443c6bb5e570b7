import { languageOfReferrer } from '../i18n/language-of-path.ts'
import type { Locale } from '../i18n/routing.ts'
import { isForeign } from './foreign.ts'

/** Maximum bytes of a form: a thousand characters of four bytes, each escaped as three, and the other fields. */
const largest = 16_384

/** The text of a body; null when it has more bytes than that; the rest is not read. */
export const textWithin = async (
  body: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  most: number,
): Promise<string | null> => {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > most) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The text of a request; null when it is larger than that. */
export const readText = async (request: Request, most = largest): Promise<string | null> =>
  Number(request.headers.get('content-length') ?? 0) > most ? null : textWithin(request.body ?? [], most)

/** The fields of a form as browsers send them; null when it is too large. Source: WHATWG URL, 5.1. */
export const readForm = async (request: Request): Promise<URLSearchParams | null> => {
  const text = await readText(request)
  return text === null ? null : new URLSearchParams(text)
}

/** The language that a form names; of one that was too large to read, that of the page that it was sent from. */
const languageOfForm = (fields: URLSearchParams | null, headers: Headers): Locale => {
  if (!fields) return languageOfReferrer(headers)
  return fields.get('language') === 'en' ? 'en' : 'nl'
}

/** A form in the language that it names, and why it is refused: it is too large, and then without fields, or from another site. */
export const openForm = async (request: Request) => {
  const fields = await readForm(request)
  const refusal = fields === null ? 'tooLarge' : isForeign(request.headers) ? 'foreign' : null
  return { fields: fields ?? new URLSearchParams(), locale: languageOfForm(fields, request.headers), refusal } as const
}
