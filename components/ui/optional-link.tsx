import type { ComponentProps } from 'react'
import type { Href } from '#lib/paths.ts'
import { Link } from './link.tsx'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { readonly href: Href | null }

/** A link to a page of this site; the words alone where there is no page. */
export const OptionalLink = ({ href, children, ...rest }: Props) =>
  href ? (
    <Link href={href} {...rest}>
      {children}
    </Link>
  ) : (
    children
  )
