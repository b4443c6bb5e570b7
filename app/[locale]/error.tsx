'use client'

import { Failure } from '#components/ui/failure.tsx'

type Props = { readonly error: Error & { digest?: string }; readonly retry: () => void }

/** Inside the layout, so that menu and search remain when one page fails. */
export default function ErrorPage({ retry }: Props) {
  return <Failure language={document.documentElement.lang === 'en' ? 'en' : 'nl'} onRetry={retry} />
}
