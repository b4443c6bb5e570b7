/** The mail for setting a new password: Dutch, then English, since the language of the recipient is unknown. */
import { escapeUTF8 } from 'entities/escape'
import type { Mail } from './mailer.ts'
import type { ResetPage } from './settings.ts'

/** What there is to do: open a page, or hand the token to the API where no page is set up for it. */
export type ResetAction = { readonly pages: ResetPage } | { readonly token: string; readonly endpoint: string }

const words = {
  nl: {
    intro: 'Je hebt gevraagd om een nieuw wachtwoord voor je account bij Lesroute.',
    page: 'Stel het in op deze pagina:',
    token: (endpoint: string) => `Stuur deze code met je nieuwe wachtwoord als {"token", "password"} naar ${endpoint}:`,
    bounds: 'Dit werkt één keer, binnen een dag. Heb je er niet om gevraagd? Dan hoef je niets te doen.',
  },
  en: {
    intro: 'You asked for a new password for your account at Lesroute.',
    page: 'Set it on this page:',
    token: (endpoint: string) => `Send this code with your new password as {"token", "password"} to ${endpoint}:`,
    bounds: 'This works once, within a day. Did you not ask for it? Then there is nothing to do.',
  },
} as const

/** The mail to that address, as text and as HTML. Source: docs/contract.md 4.2 `POST /auth/password/request`. */
export const resetMail = (to: string, action: ResetAction): Mail => {
  const parts = (['nl', 'en'] as const).map((language) => {
    const { intro, page, token, bounds } = words[language]
    return 'pages' in action
      ? { before: [intro, page], secret: action.pages[language], after: bounds }
      : { before: [intro, token(action.endpoint)], secret: action.token, after: bounds }
  })
  const marked = (secret: string) => {
    const shown = escapeUTF8(secret)
    return 'pages' in action ? `<a href="${shown}">${shown}</a>` : `<code>${shown}</code>`
  }
  const paragraph = (content: string) => `<p>${content}</p>`
  return {
    to,
    subject: 'Nieuw wachtwoord / New password',
    text: parts.map(({ before, secret, after }) => [...before, secret, after].join('\n\n')).join('\n\n--\n\n'),
    html: parts
      .map(({ before, secret, after }) =>
        [...before.map(escapeUTF8), marked(secret), escapeUTF8(after)].map(paragraph).join('\n'),
      )
      .join('\n<hr>\n'),
  }
}
