'use client'

import type { ReactNode } from 'react'
import { Link } from '#lib/i18n/navigation.ts'
import { itemHref } from '#lib/paths.ts'

type Props = {
  readonly collection: string
  readonly hit: { readonly slug?: string; readonly path?: string }
  readonly children: ReactNode
}

/** The title of a hit as the link of the whole hit; its words alone where this site has no page of it. */
export const HitLink = ({ collection, hit: { slug, path }, children }: Props) => {
  const href = itemHref(collection, { ...(slug ? { slug } : {}), ...(path ? { path } : {}) })
  if (!href) return children
  return (
    <Link href={href} prefetch={false} className="card-link">
      {children}
    </Link>
  )
}

/** How words that were searched for are marked in a hit. */
export const marked = { highlighted: 'bg-sun-soft text-inherit rounded-xs' }
