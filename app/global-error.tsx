'use client'

import { buttonClass } from '#components/ui/button-class.ts'
import { failureWords } from '#lib/failure-words.ts'
import './globals.css'

type Props = { readonly error: Error & { digest?: string }; readonly retry: () => void }

/**
 * In place of the whole document, when the layout itself fails in the browser.
 * Source: https://nextjs.org/docs/app/api-reference/file-conventions/error#global-error
 */
export default function GlobalErrorPage({ retry: askAgain }: Props) {
  const isEnglish = typeof location !== 'undefined' && /^\/en(?:\/|$)/.test(location.pathname)
  const { title, lead, retry } = failureWords[isEnglish ? 'en' : 'nl']
  return (
    <html lang={isEnglish ? 'en' : 'nl'}>
      <body>
        <title>{title}</title>
        <main role="alert" className="wrap space-y-5 py-16">
          <h1 className="text-h1">{title}</h1>
          <p className="text-lead text-muted">{lead}</p>
          <button type="button" onClick={askAgain} className={buttonClass()}>
            {retry}
          </button>
        </main>
      </body>
    </html>
  )
}
