/** What every form of this site goes through before its fields are looked at. */
import type { Locale } from '../i18n/routing.ts'
import { warn } from '#platform/log.ts'
import { isForeign } from './foreign.ts'
import { clientIpOf, type createFormLimits } from './limit.ts'
import { readForm } from './read-form.ts'
import { refuseForm, type Limited } from './refusal.ts'
import { openReturned, returnedHeader, sealReturned, type Returned } from './returned.ts'
import { ageOfForm, momentOf, quickest, sealForm } from './seal.ts'
import { recordUse } from './used.ts'

export type FormOptions = {
  readonly secret: string
  /** Whether the site is reached by https. */
  readonly isSecure: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** The folder of forms that were used. */
  readonly used: string
}

/** What a form is for, and where it is found and thanked for, by language. */
export type FormKind = {
  readonly name: string
  readonly pages: Readonly<Record<Locale, string>>
  readonly limits: ReturnType<typeof createFormLimits>
  /** The fields that are not right, in the order of the form. */
  readonly problemsOf: (fields: URLSearchParams) => readonly string[]
}

/**
 * The seal of a form and its key, which tells two forms from one that is sent twice. A form that came back counts from
 * when it was shown first, `began`, as far as that tells people from machines: it lies open as long as any other.
 * Chosen: both go along in hidden fields.
 */
export const sealedForm = (name: string, secret: string, now: number, began = now) => {
  const key = crypto.randomUUID()
  return { key, seal: sealForm(secret, `${name}\n${key}`, Math.min(now, Math.max(began, now - quickest))) }
}

/** What was not right with a form as it was returned; null for a form that is opened anew. Chosen: see `Returned`. */
export const returnedForm = (cookie: string | undefined, name: string, { secret, now }: Omit<FormOptions, 'used'>) =>
  cookie ? openReturned(cookie, name, secret, now) : null

const redirect = (location: string, cookie: string) =>
  new Response(null, { status: 303, headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' } })

export type Sent = {
  readonly fields: URLSearchParams
  readonly locale: Locale
  /** Tells a form that is sent twice. */
  readonly key: string
  /** A machine filled it in: it is thanked and forgotten. */
  readonly isMachine: boolean
  /** Back to the form, which tells what is not right and holds what was written. */
  readonly giveBack: (returned: Omit<Returned, 'began'>) => Promise<Response>
  /** 429 as a page, whose way back leads to the form with what was written; with the address to write to, if there is one. */
  readonly refuse: (reason: Limited, wait: number, mail?: string) => Promise<Response>
  /**
   * When this form was first used to say this (milliseconds since 1970); null when it was used to say something else.
   * @throws the file system's error.
   */
  readonly firstUse: (words: unknown) => Promise<number | null>
  /** On to a page of this site; the form is done with. */
  readonly onward: (path: string) => Promise<Response>
}

/** Our own fields, which the form makes anew. */
const own = new Set(['key', 'seal', 'language', 'website'])

/** The name of an empty field that tells browsers one state of a form from another: see `readReturned`. */
export const markField = (mark: string): string => `staat-${mark}`
const isOwn = (name: string) => own.has(name) || name.startsWith(markField(''))

/** Fields that go back at most; no form of ours has half as many. */
const mostFields = 20

/** What was written, by field, for a form that goes back. Chosen: the last where a field is there twice. */
export const writtenIn = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...fields].filter(([name]) => !isOwn(name)).slice(0, mostFields))

/**
 * The form, or the answer to who sent what is none: from another site, too large, not ours, too often. One that was
 * filled in too fast or lay open too long goes back with what was written; of that it tells only when its fields are
 * right, since it goes back for them anyway.
 * Source: RFC 9110 15.4.4 (303). Chosen: a hidden field, a sealed moment and a limit by network; nobody else is asked.
 */
export const receiveForm = async (
  request: Request,
  { name, pages, limits, problemsOf }: FormKind,
  { secret, isSecure, now, used }: FormOptions,
): Promise<Sent | Response> => {
  const fields = await readForm(request)
  const locale = fields?.get('language') === 'en' ? 'en' : 'nl'
  const page = pages[locale]
  if (!fields) return refuseForm('tooLarge', { locale, page })
  if (isForeign(request.headers)) return refuseForm('foreign', { locale, page })
  const back = `${page}?fout=1#fouten`
  const [key, seal] = [fields.get('key') ?? '', fields.get('seal') ?? '']
  const age = ageOfForm(secret, `${name}\n${key}`, seal, now)
  const began = age === 'foreign' ? {} : { began: momentOf(seal) }
  const cookieOf = async (returned: Omit<Returned, 'began'>) =>
    returnedHeader(await sealReturned({ ...returned, ...began }, name, secret, now), isSecure)
  const giveBack: Sent['giveBack'] = async (returned) => redirect(back, await cookieOf(returned))
  const refuse: Sent['refuse'] = async (reason, wait, mail) => {
    const cookie = await cookieOf({ values: writtenIn(fields), problems: [reason] })
    const response = refuseForm(reason, { locale, page: back, wait, mail })
    response.headers.append('set-cookie', cookie)
    return response
  }
  const wrong = problemsOf(fields)
  const wait = limits[age === 'fair' && !wrong.length ? 'right' : 'wrong'](clientIpOf(request.headers), now)
  if (wait) return refuse('often', wait)
  if (age === 'foreign') return refuseForm('foreign', { locale, page })
  if (age !== 'fair') return giveBack({ values: writtenIn(fields), problems: wrong.length ? [...wrong] : [age] })
  return {
    fields,
    locale,
    key,
    isMachine: Boolean(fields.get('website')),
    giveBack,
    refuse,
    firstUse: (words) => recordUse({ folder: used, secret, form: `${name}\n${key}`, words, now }),
    onward: async (path) => redirect(path, await cookieOf({ values: {}, problems: [], sent: key })),
  }
}

/** What `keep` answers, or a page that says that the form could not be kept; the reason is logged without the form. */
export const keepOrRefuse = async (
  { name, pages }: Pick<FormKind, 'name' | 'pages'>,
  locale: Locale,
  keep: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await keep()
  } catch (error) {
    warn(
      `form ${name}: a message could not be written and was returned to its sender; check the permissions and space of OUTBOX_FOLDER`,
      { reason: error instanceof Error ? error.message : 'unknown' },
    )
    return refuseForm('unkept', { locale, page: pages[locale] })
  }
}
