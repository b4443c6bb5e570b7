'use client'

import { Failure } from '#components/ui/failure.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { languageOfPath } from '#lib/i18n/language-of-path.ts'
import './globals.css'

type Props = { readonly error: Error & { digest?: string }; readonly retry: () => void }

/**
 * In place of the whole document, when the layout itself fails in the browser.
 * Source: https://nextjs.org/docs/app/api-reference/file-conventions/error#global-error
 */
export default function GlobalErrorPage({ retry }: Props) {
  const language = languageOfPath(typeof location === 'undefined' ? '' : location.pathname)
  return (
    <html lang={language}>
      <body>
        <title>{failureWords[language].title}</title>
        <main>
          <Failure language={language} onRetry={retry} />
        </main>
      </body>
    </html>
  )
}
