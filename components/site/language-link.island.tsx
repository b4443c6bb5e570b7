'use client'

import type { MouseEvent } from 'react'

type Props = { readonly language: string; readonly title: string; readonly label: string }

/** The page's own alternate, as its head names it: it can be read without a network, and by browsers that send no referrer. */
const followAlternate = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${link.hreflang}"]`)
  if (alternate) link.href = `${new URL(alternate.href).pathname}${location.search}${location.hash}`
}

/** To this page in the other language; without script, and from pages in one language, by way of the server. */
export const LanguageLink = ({ language, title, label }: Props) => (
  <a
    href={`/api/language?taal=${language}`}
    rel="nofollow"
    lang={language}
    hrefLang={language}
    title={title}
    onClick={followAlternate}
    className="block rounded-md px-3 py-2.5 text-muted underline-offset-6 hover:underline"
  >
    {label}
  </a>
)
