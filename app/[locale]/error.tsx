'use client'

import { buttonClass } from '#components/ui/button-class.ts'
import { failureWords } from '#lib/failure-words.ts'

type Props = { readonly error: Error & { digest?: string }; readonly retry: () => void }

/** Inside the layout, so that menu and search remain when one page fails. */
export default function ErrorPage({ retry: askAgain }: Props) {
  const { title, lead, retry } = failureWords[document.documentElement.lang === 'en' ? 'en' : 'nl']
  return (
    <div role="alert" className="wrap space-y-5 py-16">
      <h1 className="text-h1">{title}</h1>
      <p className="text-lead text-muted">{lead}</p>
      <button type="button" onClick={askAgain} className={buttonClass()}>
        {retry}
      </button>
    </div>
  )
}
