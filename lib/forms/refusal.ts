/** Whole pages, small and without the site's frame, for forms that are not even read. */
import { xml } from '../xml.ts'
import type { Locale } from '../i18n/routing.ts'

const words = {
  tooLarge: {
    status: 413,
    nl: ['Dit formulier is te groot', 'Maak je tekst korter en verstuur het formulier nog eens.'],
    en: ['This form is too large', 'Make your text shorter and send the form again.'],
  },
  foreign: {
    status: 400,
    nl: ['Dit formulier kennen we niet', 'Open het formulier op onze site en vul het daar in.'],
    en: ['We do not know this form', 'Open the form on our site and fill it in there.'],
  },
  often: {
    status: 429,
    nl: ['Even wachten', 'Dit formulier is net al vaak verstuurd vanaf jouw adres. Probeer het over {wait} nog eens.'],
    en: ['Please wait', 'This form has been sent often from your address just now. Please try again in {wait}.'],
  },
  unkept: {
    status: 503,
    nl: ['Het is niet gelukt', 'We konden je formulier niet bewaren. Dat ligt aan ons; probeer het later nog eens.'],
    en: ['It did not work', 'We could not keep your form. That is our fault; please try again later.'],
  },
} as const

export type Refusal = keyof typeof words

type Options = {
  readonly locale: Locale
  /** Path of the form. */
  readonly page: string
  /** Seconds until it may be sent again. */
  readonly wait?: number
}

const inMinutes = (seconds: number, locale: Locale) => {
  const minutes = Math.ceil(seconds / 60)
  return locale === 'nl'
    ? `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
    : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/**
 * The refusal as an answer: 400, 413, 429 with `Retry-After`, or 503.
 * Source: RFC 9110 15.5.14 and 15.6.4, RFC 6585 4. Chosen: browsers keep what was typed for who goes back.
 */
export const refuseForm = (kind: Refusal, { locale, page, wait }: Options): Response => {
  const { status, ...told } = words[kind]
  const [title, text] = told[locale]
  const back = locale === 'nl' ? 'Terug naar het formulier' : 'Back to the form'
  const { markup } =
    xml`<html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><meta name="color-scheme" content="light dark"/><title>${title}</title></head><body><main><h1>${title}</h1><p>${text.replace('{wait}', inMinutes(wait ?? 0, locale))}</p><p><a href="${page}">${back}</a></p></main></body></html>`
  return new Response(`<!doctype html>${markup}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait ? { 'retry-after': String(wait) } : {}),
    },
  })
}
