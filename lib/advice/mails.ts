/** The mails to visitor and team about a call. */
import { calendarOf, cancellationOf } from '../calendar/ics.ts'
import type { Locale } from '../i18n/routing.ts'
import type { Message } from '#platform/outbox/message.ts'
import { storedDays, type Booking } from './bookings.ts'
import { attached, callEntry, clockOf, inWords, sampleNotice, teamEntry } from './call-entry.ts'
import type { Hold } from './holds.ts'
import { slotOfId } from './slots.ts'

const day = 86_400_000

type ConfirmationRequest = {
  /** The page on which the call is confirmed. */
  readonly link: string
  readonly teamMail: string
  readonly siteName: string
  /** Whether the catalogue is a sample: the mail says that nobody calls. */
  readonly isSample: boolean
}

type Signature = { readonly locale: Locale; readonly siteName: string; readonly isSample: boolean }

/** The text with the name of the site below it, on a sample with the notice before that. */
const signed = (text: string, { locale, siteName, isSample }: Signature): string =>
  `${text}\n${isSample ? `${sampleNotice[locale]}\n\n` : ''}${siteName}\n`

/**
 * The mail with the confirmation link, to the address in the form.
 * Chosen: a fixed text, the time and a link without typed text, since the address may belong to another person.
 */
export const holdMail = (
  { slot, locale, email, expires }: Pick<Hold, 'slot' | 'locale' | 'email' | 'expires'>,
  { link, teamMail, siteName, isSample }: ConfirmationRequest,
): Message => {
  const when = inWords(slotOfId(slot)?.start ?? expires, locale)
  const until = clockOf(expires, locale)
  return {
    to: email,
    replyTo: teamMail,
    subject: locale === 'nl' ? 'Bevestig je adviesgesprek' : 'Confirm your advice call',
    text: signed(
      locale === 'nl'
        ? `Hallo,

Op ${siteName} is met dit e-mailadres een adviesgesprek gevraagd op ${when} uur (Nederlandse tijd).

Was jij dat? Bevestig het gesprek dan voor ${until} uur:
${link}

Was jij dat niet? Dan hoef je niets te doen. Het moment komt om ${until} uur weer vrij.
`
        : `Hello,

On ${siteName}, an advice call was requested with this e-mail address, on ${when} (Dutch time).

Was that you? Then confirm the call before ${until} (Dutch time):
${link}

Was that not you? Then there is nothing to do. The time is free again at ${until}.
`,
      { locale, siteName, isSample },
    ),
    expires: new Date(expires).toISOString(),
  }
}

/** The visitor's own words, as mail programs mark them. */
const quoted = (text: string): string => text.replaceAll(/^/gm, '> ')

/** Without a number the call was booked on a sample. */
const visitorText = (
  { name, phone, adviser, remark, locale, former }: Booking,
  { when, cancel }: { readonly when: string; readonly cancel: string },
) =>
  !phone
    ? locale === 'nl'
      ? `Hallo ${name},\n\nJe probeerde een adviesgesprek te plannen op ${when} uur (Nederlandse tijd).\n\nZeg het hier af, dan wissen we op de site wat je hebt ingevuld; mails die al zijn verstuurd, blijven bestaan:\n${cancel}\n`
      : `Hello ${name},\n\nYou tried to plan an advice call on ${when} (Dutch time).\n\nCancel it here, and the site deletes what you filled in; mails that were already sent stay:\n${cancel}\n`
    : locale === 'nl'
      ? `Hallo ${name},

Je adviesgesprek ${former.length ? 'is verzet: het is nu' : 'is'} op ${when} uur (Nederlandse tijd). ${adviser ?? 'Een adviseur'} belt je dan op ${phone}.

${remark ? `Je schreef dat je dit wilt bespreken:\n${quoted(remark)}\n\n` : ''}Kun je toch niet? Kies hier een ander moment, of zeg het gesprek af:
${cancel}
`
      : `Hello ${name},

Your advice call ${former.length ? 'has moved: it is now' : 'is'} on ${when} (Dutch time). ${adviser ?? 'An adviser'} will call you on ${phone}.

${remark ? `You wrote that you would like to discuss:\n${quoted(remark)}\n\n` : ''}Can’t make it after all? Choose another time or cancel the call here:
${cancel}
`

const teamText = (booking: Booking, when: string, former: string | null) =>
  [
    `${booking.conversation}: ${when} uur`,
    ...(former ? [`Verzet, eerder: ${former} uur`] : []),
    `Adviseur: ${booking.adviser ?? 'nog niemand'}`,
    '',
    `Naam: ${booking.name}`,
    `Telefoon: ${booking.phone || '–'}`,
    `E-mail: ${booking.email}`,
    `Taal: ${booking.locale === 'nl' ? 'Nederlands' : 'Engels'}`,
    `Regioloket: ${booking.desk || '–'}`,
    `Route: ${booking.route || '–'}`,
    `Opleiding: ${booking.program || '–'}`,
    `Vraag: ${booking.question || '–'}`,
    `Situatie: ${booking.situation || '–'}`,
    '',
    booking.remark,
  ].join('\n')

const bookedTitle = { nl: 'Je adviesgesprek staat', en: 'Your advice call is booked' } as const
const movedTitle = { nl: 'Je adviesgesprek is verzet', en: 'Your advice call has moved' } as const

type Booked = {
  readonly teamMail: string
  readonly siteName: string
  /** The whole address of the page on which the visitor cancels. */
  readonly cancel: string
}

type Mails = { readonly team: Message; readonly visitor: Message }

/**
 * The mails about a call, to team and visitor; null when the booking has no time. Chosen: replies go to the other party.
 */
export const bookingMails = (booking: Booking, { teamMail, siteName, cancel }: Booked): Mails | null => {
  const entry = callEntry(booking)
  if (!entry) return null
  const { locale, email } = booking
  const own = teamEntry(entry, booking)
  const former = slotOfId(booking.former.at(-1) ?? '')
  const expires = new Date(entry.end + storedDays * day).toISOString()
  return {
    team: {
      to: teamMail,
      replyTo: email,
      subject: `${former ? 'Verzet: adviesgesprek' : 'Adviesgesprek'} ${inWords(entry.start, 'nl')}`,
      text: teamText(booking, inWords(entry.start, 'nl'), former && inWords(former.start, 'nl')),
      attachments: attached('nl', calendarOf([own], own.title)),
      expires,
    },
    visitor: {
      to: email,
      replyTo: teamMail,
      subject: (former ? movedTitle : bookedTitle)[locale],
      text: signed(visitorText(booking, { when: inWords(entry.start, locale), cancel }), {
        locale,
        siteName,
        isSample: !booking.phone,
      }),
      attachments: attached(locale, calendarOf([entry], entry.title)),
      expires,
    },
  }
}

type Cancellation = {
  readonly teamMail: string
  readonly siteName: string
  /** The whole address of the page on which another time can be chosen. */
  readonly again: string
}

/** The mails about a call that its visitor cancels, which take it out of calendars; null when it has no time. Of no use after that call. */
export const cancelMails = (booking: Booking, { teamMail, siteName, again }: Cancellation): Mails | null => {
  const entry = callEntry(booking)
  if (!entry) return null
  const { name, adviser, locale, email, phone } = booking
  const from = { name: siteName, email: teamMail }
  const [dutch, own] = [inWords(entry.start, 'nl'), inWords(entry.start, locale)]
  const expires = new Date(entry.end).toISOString()
  const text =
    locale === 'nl'
      ? `Hallo ${name},\n\nJe adviesgesprek van ${own} uur (Nederlandse tijd) is afgezegd. Er belt niemand.\n\nEen ander moment kies je hier:\n${again}\n`
      : `Hello ${name},\n\nYour advice call of ${own} (Dutch time) is cancelled. Nobody will call.\n\nYou can choose another time here:\n${again}\n`
  return {
    team: {
      to: teamMail,
      subject: `Afgezegd: adviesgesprek ${dutch}`,
      text: `${name} heeft het adviesgesprek van ${dutch} uur afgezegd.\n\nAdviseur: ${adviser ?? 'nog niemand'}\nHet moment is weer vrij.\n`,
      // What is taken out needs no number.
      attachments: attached('nl', cancellationOf({ ...teamEntry(entry, booking), description: null }, from), 'CANCEL'),
      expires,
    },
    visitor: {
      to: email,
      replyTo: teamMail,
      subject: locale === 'nl' ? 'Je adviesgesprek is afgezegd' : 'Your advice call is cancelled',
      text: signed(text, { locale, siteName, isSample: !phone }),
      attachments: attached(locale, cancellationOf(entry, from), 'CANCEL'),
      expires,
    },
  }
}
