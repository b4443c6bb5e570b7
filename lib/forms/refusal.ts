/** Minimal error pages, without the site's layout, for forms that are refused before they are read. */
import { xml } from '../site-files/xml.ts'
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
    nl: [
      'Even wachten',
      'Dit formulier is net al vaak verstuurd vanaf jouw netwerk. Probeer het over {wait} nog eens.',
    ],
    en: ['Please wait', 'This form has been sent often from your network just now. Please try again in {wait}.'],
  },
  holds: {
    status: 429,
    nl: [
      'Er staat al een moment voor je vast',
      'Voor dit e-mailadres of vanaf jouw netwerk staan al momenten vast die nog niet zijn bevestigd. Bevestig die eerst, of probeer het over {wait} nog eens.',
    ],
    en: [
      'A time is already held for you',
      'For this e-mail address or from your network, times are already held that have not been confirmed. Confirm those first, or try again in {wait}.',
    ],
  },
  bookings: {
    status: 429,
    nl: [
      'Je hebt al gesprekken staan',
      'Voor dit e-mailadres staan al vijf gesprekken gepland. Na het eerste kun je weer een nieuw gesprek plannen.',
    ],
    en: [
      'You already have calls booked',
      'Five calls are already booked for this e-mail address. After the first of them you can book another.',
    ],
  },
  network: {
    status: 429,
    nl: [
      'Vanaf jouw netwerk staan al gesprekken',
      'Vanaf jouw netwerk, bijvoorbeeld van je school of provider, zijn al zoveel gesprekken gepland als hier kan. Schrijf ons wanneer we je kunnen bellen, dan plannen we het gesprek voor je:',
    ],
    en: [
      'Calls are already booked from your network',
      'From your network, perhaps that of your school or provider, as many calls are booked as can be booked here. Write to us when we can call you, and we will book the call for you:',
    ],
  },
  notStored: {
    status: 503,
    nl: ['Het is niet gelukt', 'We konden je formulier niet bewaren. Dat ligt aan ons; probeer het later nog eens.'],
    en: ['It did not work', 'We could not keep your form. That is our fault; please try again later.'],
  },
} as const

export type Refusal = keyof typeof words
/** Errors after which the form may be sent again later. */
export type Limited = 'often' | 'holds' | 'bookings' | 'network'

type Options = {
  readonly locale: Locale
  /** Path of the form. */
  readonly page: string
  /** Seconds until it may be sent again. */
  readonly wait?: number
  /** An address to write to instead. */
  readonly mail?: string | undefined
}

/** Seconds as whole minutes, in words. Chosen: rounded up, so that a retry after that time succeeds. */
export const inMinutes = (seconds: number, locale: Locale): string => {
  const minutes = Math.ceil(seconds / 60)
  return locale === 'nl'
    ? `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
    : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/**
 * The error page as a response: 400, 413, 429 with `Retry-After`, or 503.
 * Source: RFC 9110 15.5.14 and 15.6.4, RFC 6585 4. Chosen: browsers preserve the typed values, and a rate-limited form stores them in a cookie too.
 */
export const refuseForm = (kind: Refusal, { locale, page, wait, mail }: Options): Response => {
  const { status, ...texts } = words[kind]
  const [title, text] = texts[locale]
  const back = locale === 'nl' ? 'Terug naar het formulier' : 'Back to the form'
  const instead = mail && kind === 'network' ? xml`<p><a href="mailto:${mail}">${mail}</a></p>` : null
  const { markup } =
    xml`<html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><meta name="color-scheme" content="light dark"/><title>${title}</title></head><body><main><h1>${title}</h1><p>${text.replace('{wait}', inMinutes(wait ?? 0, locale))}</p>${instead}<p><a href="${page}">${back}</a></p></main></body></html>`
  return new Response(`<!doctype html>${markup}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait ? { 'retry-after': String(wait) } : {}),
    },
  })
}
