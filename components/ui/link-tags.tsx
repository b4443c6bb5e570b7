import type { ReactNode } from 'react'
import type { Href } from '#lib/paths.ts'
import { Link } from './link.tsx'

type Tag = { readonly id: string; readonly label: ReactNode; readonly href: Href | null; readonly lang?: string }

/** Short names in a row, each a link; those without a page are left out. */
export const LinkTags = ({ tags }: { readonly tags: readonly Tag[] }) => (
  <ul className="flex flex-wrap gap-2">
    {tags.map(({ id, label, href, lang }) =>
      href ? (
        <li key={id}>
          <Link href={href} lang={lang} className="tag">
            {label}
          </Link>
        </li>
      ) : null,
    )}
  </ul>
)
