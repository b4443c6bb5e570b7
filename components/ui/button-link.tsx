import type { ReactNode } from 'react'
import { safeHref } from '#lib/paths.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'

type Props = ButtonLook & { readonly to: string; readonly children: ReactNode }

/** A link that looks like a button; an address that is not safe to link to leaves the words only. */
export const ButtonLink = ({ to, children, ...look }: Props) => {
  const href = safeHref(to)
  return href ? (
    <a href={href} data-button="" rel="noopener" className={buttonClass(look)}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )
}
