/** The wire of `/api/feedback`: receives a form and redirects. Browsers show error responses to visitors, so errors are pages. */
import { messageOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import { createFormLimits } from '../limit.ts'
import { clientNetworkOf } from '#platform/network.ts'
import { pageOf, parseForm, reactionOf, countedKey, returnedSeal, type Form, type Reactions } from './reaction.ts'
import { openForm } from '../read-form.ts'
import { refusalPage } from '../refusal.ts'
import { ageOfForm, isSealed } from '../seal.ts'
import { seeOther } from '../see-other.ts'

/** Sixty in ten minutes for one network, two for each pupil of a class, and an overall limit that a small server can store. Chosen. */
const limits = createFormLimits('feedback', { each: 60, all: 6000 })

const refusals = {
  tooLarge: [
    413,
    'Dit formulier is te groot. Ga terug en schrijf hooguit 1000 tekens.',
    'This form is too large. Go back and write 1,000 characters at most.',
  ],
  page: [400, 'Deze pagina is er niet op onze site.', 'This page is not one of our site.'],
  useful: [400, 'Ga terug en kies ja of nee.', 'Go back and choose yes or no.'],
  reasons: [
    400,
    'Een van de redenen kennen we niet. Ga terug en kies uit het rijtje.',
    'We do not know one of the reasons. Go back and choose from the list.',
  ],
  text: [
    400,
    'Je tekst is te lang. Ga terug en schrijf hooguit 1000 tekens.',
    'Your text is too long. Go back and write 1,000 characters at most.',
  ],
  empty: [
    400,
    'Je hebt niets ingevuld. Ga terug, kies een reden of schrijf iets.',
    'You filled in nothing. Go back, choose a reason or write something.',
  ],
  form: [
    400,
    'Dit formulier kennen we niet. Ga terug, laad de pagina opnieuw en probeer het nog eens.',
    'We do not know this form. Go back, reload the page and try again.',
  ],
  fast: [
    400,
    'Dat ging erg snel. Ga terug, wacht een paar tellen en verstuur je reactie nog eens.',
    'That was very quick. Go back, wait a few seconds and send your reaction again.',
  ],
  old: [
    400,
    'Dit formulier stond te lang open. Ga terug, laad de pagina opnieuw en probeer het nog eens.',
    'This form has been open for too long. Go back, reload the page and try again.',
  ],
  often: [
    429,
    'Vanaf jouw netwerk is net al vaak gereageerd. Probeer het over {wait} nog eens.',
    'Many reactions have come from your network just now. Please try again in {wait}.',
  ],
  notStored: [
    503,
    'Je reactie kon niet worden bewaard. Dat ligt aan ons; probeer het later nog eens.',
    'Your reaction could not be kept. That is our fault; please try again later.',
  ],
} as const

const titles = {
  nl: ['Je reactie is niet verstuurd', 'Terug naar de pagina'],
  en: ['Your reaction was not sent', 'Back to the page'],
} as const

/** The error page, with a link to the page that the reaction is about; `wait` is the seconds until the form may be sent again. */
const refuse = (kind: keyof typeof refusals, page: string, locale: Form['language'], wait = 0) => {
  const [status, nl, en] = refusals[kind]
  const [title, back] = titles[locale]
  return refusalPage({ status, title, text: locale === 'en' ? en : nl, back }, { locale, page, wait })
}

/** The page with the form about a problem with a page. */
const askingPage = ({ page, language }: Pick<Form, 'page' | 'language'>) =>
  `${language === 'en' ? '/en/feedback?page' : '/reactie?pagina'}=${encodeURIComponent(page)}`

/** Redirects (303) to the thanks on the page; after a negative vote first to the form about the problem. */
const onward = (form: Form) =>
  seeOther(form.kind === 'vote' && form.useful === 'no' ? `${askingPage(form)}&${countedKey}=1` : `${form.page}#dank`)

/** Redirects to the empty form, which shows what is missing. The seal is passed on, so that the minimum of three seconds does not restart. */
const giveBackEmpty = (
  fields: URLSearchParams,
  language: Form['language'],
  { secret, now }: Options,
): Response | null => {
  const page = pageOf(fields.get('page'))
  const seal = fields.get('seal') ?? ''
  const isEmpty = fields.get('kind') === 'remark' && !fields.has('reasons') && !fields.get('text')?.trim()
  if (page === null || !isEmpty || ageOfForm(secret, page, seal, now) === 'foreign') return null
  return seeOther(`${askingPage({ page, language })}&${returnedSeal}=${encodeURIComponent(seal)}#fouten`)
}

type Options = {
  readonly secret: string
  readonly reactions: Reactions
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The problem of the form's seal as an error; null when it is valid. */
const problemOf = (form: Form, { secret, now }: Options) => {
  if (form.kind === 'vote') return isSealed(secret, form.page, form.seal) ? null : 'form'
  const age = ageOfForm(secret, form.page, form.seal, now)
  return age === 'valid' ? null : age === 'foreign' ? 'form' : age
}

/**
 * 303 to the page's thanks, to the form about the problem, or back to an empty form; 400, 413, 429 or 503 as a page. A form that a
 * bot filled in gets the thanks and is discarded.
 * Chosen: a plain POST and a redirect, so that it works without script. Source: RFC 9110 15.4.4 (303), RFC 6585 4 (429).
 */
export const answerFeedback = async (request: Request, options: Options): Promise<Response> => {
  const { fields, locale: language, refusal } = await openForm(request)
  const page = pageOf(fields.get('page')) ?? (language === 'en' ? '/en' : '/')
  if (refusal) return refuse(refusal === 'foreign' ? 'form' : refusal, page, language)
  const parsed = parseForm(fields)
  const problem = 'form' in parsed ? problemOf(parsed.form, options) : parsed.problem
  const wait = await limits[problem ? 'invalid' : 'valid'](clientNetworkOf(request.headers))
  if (wait) return refuse('often', page, language, wait)
  if ('problem' in parsed) return giveBackEmpty(fields, language, options) ?? refuse(parsed.problem, page, language)
  const { form } = parsed
  if (form.website) return onward(form)
  if (problem) return refuse(problem, page, language)
  try {
    if (await options.reactions.add(reactionOf(form, new Date(options.now)))) return onward(form)
    warn(
      'feedback: the reactions of this month have reached their bound; further reactions are refused until next month',
    )
  } catch (error) {
    warn(
      'feedback: a reaction could not be written; check the permissions and space of FEEDBACK_FOLDER, or DATABASE_URL',
      {
        reason: messageOf(error),
      },
    )
  }
  return refuse('notStored', page, language)
}
