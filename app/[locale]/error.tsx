'use client'

import { buttonClass } from '#components/ui/button-class.ts'

type Props = { readonly error: Error & { digest?: string }; readonly reset: () => void }

/** Every page carries these words, so they stand here, and no library of messages comes with them. */
const words = {
  nl: {
    title: 'Er ging iets mis',
    lead: 'Deze pagina kon nu niet worden gemaakt. Dat ligt aan ons, niet aan jou.',
    retry: 'Probeer opnieuw',
  },
  en: {
    title: 'Something went wrong',
    lead: 'This page could not be made just now. That is our fault, not yours.',
    retry: 'Try again',
  },
}

/** Inside the layout, so that menu and search remain when one page fails. */
export default function ErrorPage({ reset }: Props) {
  const { title, lead, retry } = words[document.documentElement.lang === 'en' ? 'en' : 'nl']
  return (
    <div role="alert" className="wrap space-y-5 py-16">
      <h1 className="text-h1">{title}</h1>
      <p className="text-lead text-muted">{lead}</p>
      <button type="button" onClick={reset} className={buttonClass()}>
        {retry}
      </button>
    </div>
  )
}
