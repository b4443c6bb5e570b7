/** The checks that every form of this site passes before its fields are parsed. */
import { messageOf } from '#platform/error-message.ts'
import { ContentError } from '../content/errors.ts'
import type { Locale } from '../i18n/routing.ts'
import { warn } from '#platform/log.ts'
import { type createFormLimits } from './limit.ts'
import { clientNetworkOf } from '#platform/network.ts'
import type { Records } from '#platform/records/records.ts'
import { openForm } from './read-form.ts'
import { refuseForm, type Limited } from './refusal.ts'
import { cookieIn, openReturned, returnedHeader, sealReturned, type Returned } from './returned.ts'
import { ageOfForm, momentOf, minFillTime, sealForm } from './seal.ts'
import { seeOther } from './see-other.ts'
import { recordUse } from './used.ts'

export type FormOptions = {
  readonly secret: string
  /** Whether the site uses https. */
  readonly isSecure: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** Records of accepted forms. */
  readonly used: Records
}

/** The name of a form, and the paths of the form and its confirmation by language. */
export type FormKind = {
  readonly name: string
  readonly pages: Readonly<Record<Locale, string>>
  readonly limits: ReturnType<typeof createFormLimits>
  /** Parameters of its page that stay in the address when the form is returned: see `contextField`. */
  readonly context?: readonly string[]
  /** The invalid fields, in the order of the form. */
  readonly problemsOf: (fields: URLSearchParams) => readonly string[]
}

/**
 * The seal of a form and its key, which distinguishes two forms from one that is sent twice. For a returned form, the
 * minimum fill-in time counts from when it was first shown, `began`; its expiry counts from when it was returned.
 * Chosen: both are hidden fields.
 */
export const sealedForm = (name: string, secret: string, now: number, began = now) => {
  const key = crypto.randomUUID()
  return { key, seal: sealForm(secret, `${name}\n${key}`, Math.min(now, Math.max(began, now - minFillTime))) }
}

/** The problems of a returned form; null for a form that is opened again. Chosen: see `Returned`. */
export const returnedForm = (cookie: string | undefined, name: string, { secret, now }: Omit<FormOptions, 'used'>) =>
  cookie ? openReturned(cookie, name, secret, now) : null

export type Sent = {
  readonly fields: URLSearchParams
  readonly locale: Locale
  /** Identifies a form that is sent twice. */
  readonly key: string
  /** A bot filled it in: it gets the confirmation and is discarded. */
  readonly isMachine: boolean
  /** Redirects back to the form, with its problems and values. */
  readonly redirectToForm: (returned: Omit<Returned, 'began'>) => Promise<Response>
  /** 429 or 503 as a page, which browsers replace by the filled-in form; with a link to it, and the team's mail address if there is one. */
  readonly refuse: (reason: Limited, wait?: number, mail?: string) => Promise<Response>
  /**
   * When this form was first accepted with this content (milliseconds since 1970); null when it was accepted with other content.
   * @throws the error of the storage.
   */
  readonly firstUse: (words: unknown) => Promise<number | null>
  /** Redirects to a page of this site after the form was accepted. */
  readonly redirectTo: (path: string) => Promise<Response>
}

/** The hidden field with the query of the form's page, which says where the visitor came from. */
export const contextField = 'context'

/** The hidden fields of this module, which the form creates again. */
const own = new Set(['key', 'seal', 'language', 'website', contextField])

/** The name of an empty field by which browsers distinguish the states of a form: see `readReturned`. */
export const markField = (mark: string): string => `staat-${mark}`
const isOwn = (name: string) => own.has(name) || name.startsWith(markField(''))

/** Maximum fields that are returned; no form of this site has half as many. */
const mostFields = 20

/** The values by field for a form that is returned. Chosen: the last value of a repeated field. */
export const fieldValues = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...fields].filter(([name]) => !isOwn(name)).slice(0, mostFields))

/** Maximum characters of a query that is given back; those that our pages make have some hundreds. */
const longestContext = 2000

/** The query of the page that a form was sent from. */
export const contextOf = (fields: URLSearchParams): string => (fields.get(contextField) ?? '').slice(0, longestContext)

/**
 * The address of a returned form: the path of its page with those parameters of `context` that `names` allows, and `fout`. For a
 * browser that stores no cookie, `problem` is the error that the page shows.
 */
export const returnAddress = (page: string, context: string, names: readonly string[] = [], problem = '1'): string => {
  const parameters = [...new URLSearchParams(context)].filter(([name]) => names.includes(name))
  return `${page}?${new URLSearchParams([...parameters, ['fout', problem]])}`
}

/**
 * The form, or the error response: sent from another site, too large, without a valid seal, above the rate limit. A form
 * that was filled in too fast or expired is returned with its values; it shows that problem only when its fields are
 * valid, since otherwise it is returned for those.
 * Source: RFC 9110 15.4.4 (303). Chosen: a hidden field, a sealed moment and a limit by network, without an external service.
 */
export const receiveForm = async (
  request: Request,
  { name, pages, limits, context = [], problemsOf }: FormKind,
  { secret, isSecure, now, used }: FormOptions,
): Promise<Sent | Response> => {
  const { fields, locale, refusal } = await openForm(request)
  const page = pages[locale]
  if (refusal) return refuseForm(refusal, { locale, page })
  const backTo = (problem?: Limited) => `${returnAddress(page, contextOf(fields), context, problem)}#fouten`
  const [key, seal] = [fields.get('key') ?? '', fields.get('seal') ?? '']
  const age = ageOfForm(secret, `${name}\n${key}`, seal, now)
  const began = age === 'foreign' ? {} : { began: momentOf(seal) }
  const before = await returnedForm(cookieIn(request.headers), name, { secret, isSecure, now })
  const accepted = before?.sent === undefined ? {} : { sent: before.sent }
  const cookieOf = async (returned: Omit<Returned, 'began'>) =>
    returnedHeader(await sealReturned({ ...accepted, ...returned, ...began }, name, secret, now), isSecure)
  const redirectToForm: Sent['redirectToForm'] = async (returned) =>
    seeOther(backTo(), { 'set-cookie': await cookieOf(returned) })
  const refuse: Sent['refuse'] = async (reason, wait, mail) => {
    const headers = { 'set-cookie': await cookieOf({ values: fieldValues(fields), problems: [reason] }) }
    return refuseForm(reason, { locale, page: backTo(reason), wait, mail, headers })
  }
  const wrong = problemsOf(fields)
  const wait = await limits[age === 'valid' && !wrong.length ? 'valid' : 'invalid'](clientNetworkOf(request.headers))
  if (wait) return refuse('often', wait)
  if (age === 'foreign') return refuseForm('foreign', { locale, page })
  if (age !== 'valid')
    return redirectToForm({ values: fieldValues(fields), problems: wrong.length ? [...wrong] : [age] })
  return {
    fields,
    locale,
    key,
    isMachine: Boolean(fields.get('website')),
    redirectToForm,
    refuse,
    firstUse: (words) => recordUse({ records: used, secret, form: `${name}\n${key}`, words, now }),
    redirectTo: async (path) =>
      seeOther(path, { 'set-cookie': await cookieOf({ values: {}, problems: [], sent: key }) }),
  }
}

/** The result of `keep`, or `refuse`, which says that the form could not be stored; the reason is logged without the form. */
export const respondOr503 = async (
  name: string,
  refuse: (reason: 'notStored') => Response | Promise<Response>,
  keep: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await keep()
  } catch (error) {
    const cause =
      error instanceof ContentError
        ? 'the content API (CONTENT_API_URL) could not be read'
        : 'check the permissions and space of DATA_FOLDER and of folders set beside it, or DATABASE_URL'
    warn(`form ${name}: a message could not be written and was returned to its sender; ${cause}`, {
      reason: messageOf(error),
    })
    return refuse('notStored')
  }
}
