'use client'

import Link from 'next/link'
import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = {
  /** Address of the link in the page's language. */
  readonly href: string
  /** Folder of the linked page under `app/[locale]`, and those of links that stand for a part of it. */
  readonly folder: string
  readonly parts: readonly string[]
  readonly children: ReactNode
}

const isWithin = (place: string, folder: string) => place === folder || place.startsWith(`${folder}/`)

/** A link of the main menu, which says whether it leads to this page, or to the part of the site that holds it. */
export const MenuLink = ({ href, folder, parts, children }: Props) => {
  // Folders instead of the address: the server knows them when it renders ahead of a request, in every language.
  const place = `/${useSelectedLayoutSegments().join('/')}`
  const isHere = isWithin(place, folder) && !parts.some((part) => isWithin(place, part))
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isHere ? (place === folder ? 'page' : 'true') : undefined}
      className="block whitespace-nowrap rounded-md px-3 py-2.5 font-medium underline-offset-6 hover:underline hover:decoration-accent hover:decoration-3 aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-3"
    >
      {children}
    </Link>
  )
}
