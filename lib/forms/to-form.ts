/** Where a form is sent to, opened as a page: again from the history of a browser, or typed. */
import { languageOfReferrer } from '../i18n/language-of-path.ts'
import type { Locale } from '../i18n/routing.ts'
import type { FormKind } from './receive.ts'
import { seeOther } from './see-other.ts'

/** The language of the page that led here; without one English where the browser asks for it first. */
const languageOf = (headers: Headers): Locale =>
  !headers.has('referer') && /^en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : languageOfReferrer(headers)

/** Redirects to the page of the form, in the language of the visitor. */
export const toForm = ({ headers }: Request, pages: FormKind['pages']): Response => seeOther(pages[languageOf(headers)])
