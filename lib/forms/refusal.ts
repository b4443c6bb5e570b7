/** Error pages for forms that cannot be accepted now. */
import { longestText } from './fields.ts'
import { errorPage } from '../error-page.ts'
import { formatLanguage } from '../i18n/format-language.ts'
import type { Locale } from '../i18n/routing.ts'

const words = {
  tooLarge: {
    status: 413,
    nl: [
      'Dit formulier is te groot',
      `Een tekst mag hooguit ${longestText} tekens hebben. Ga terug in je browser om je tekst terug te vinden, maak hem korter en verstuur het formulier nog eens.`,
    ],
    en: [
      'This form is too large',
      `A text can have ${longestText.toLocaleString('en')} characters at most. Go back in your browser to find your text again, make it shorter and send the form again.`,
    ],
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
      'Er is net al een moment vastgehouden',
      'Voor dit e-mailadres of vanaf jouw netwerk is net al een moment vastgehouden. Bevestig of wijzig dat eerst, of probeer het over {wait} nog eens.',
    ],
    en: [
      'A time was held just now',
      'For this e-mail address or from your network, a time was held just now. Confirm or change that first, or try again in {wait}.',
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
const limits = ['often', 'holds', 'bookings', 'network', 'notStored'] as const
export type Limited = (typeof limits)[number]

/** Whether a text from an address names one of these reasons. */
export const isLimited = (text: unknown): text is Limited => limits.some((reason) => reason === text)

type Options = {
  readonly locale: Locale
  /** Path of the form. */
  readonly page: string
  /** Seconds until it may be sent again. */
  readonly wait?: number | undefined
  /** An address to write to instead. */
  readonly mail?: string | undefined
  /** Headers that return the form. Browsers then replace the error page at once by `page`. Source: HTML, "Refresh"; WCAG technique H76. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Seconds as whole minutes, in words. Chosen: rounded up, so that a retry after that time succeeds. */
const inMinutes = (seconds: number, locale: Locale): string =>
  new Intl.NumberFormat(formatLanguage(locale), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Math.ceil(seconds / 60),
  )

type Page = {
  readonly status: number
  readonly title: string
  /** With `{wait}` where it says how long to wait. */
  readonly text: string
  /** The words of the link to `page`. */
  readonly back: string
}

/** An error page as a response, with a link back; with `Retry-After` where one has to wait. */
export const refusalPage = (
  { status, title, text, back: words }: Page,
  { locale, page, wait, mail, headers }: Options,
): Response => {
  const back: readonly [string, string] = [page, words]
  const links = mail ? [[`mailto:${mail}`, mail] as const, back] : [back]
  return new Response(errorPage(locale, { title, text: text.replace('{wait}', inMinutes(wait ?? 0, locale)), links }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait ? { 'retry-after': String(wait) } : {}),
      ...(headers ? { refresh: `0; url=${page}`, ...headers } : {}),
    },
  })
}

/**
 * The error page of a form: 400, 413, 429 or 503.
 * Source: RFC 9110 15.5.14 and 15.6.4, RFC 6585 4. Chosen: browsers preserve the typed values, and a form that may be sent again later stores them in a cookie too.
 */
export const refuseForm = (kind: Refusal, options: Options): Response => {
  const { status, ...texts } = words[kind]
  const [title, text] = texts[options.locale]
  const back = options.locale === 'nl' ? 'Terug naar het formulier' : 'Back to the form'
  const mail = kind === 'network' ? options.mail : undefined
  return refusalPage({ status, title, text, back }, { ...options, mail })
}
