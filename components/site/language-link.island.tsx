'use client'

import type { MouseEvent } from 'react'

type Props = { readonly href: string; readonly language: string; readonly title: string; readonly label: string }

/** The page's own alternate, as its head names it; what was searched for goes along, since its keys are the same. */
const followAlternate = (event: MouseEvent<HTMLAnchorElement>) => {
  const { currentTarget: link } = event
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${link.hreflang}"]`)
  if (alternate) link.href = `${new URL(alternate.href).pathname}${location.search}`
}

/** To this page in the other language where it has an alternate, else to that language's home; always home without script. */
export const LanguageLink = ({ href, language, title, label }: Props) => (
  <a
    href={href}
    lang={language}
    hrefLang={language}
    title={title}
    onClick={followAlternate}
    className="block rounded-md px-3 py-2.5 text-muted underline-offset-6 hover:underline"
  >
    {label}
  </a>
)
