import { env } from '#lib/env.ts'

type Props = { readonly className?: string }

/** The mark: a route with three stops that ends in a raised hand's height. Decorative beside the name. */
export const Logo = ({ className = 'h-8 w-auto' }: Props) =>
  env.siteLogo ? (
    // A file of the operator, whose size is not known.
    // oxlint-disable-next-line nextjs/no-img-element
    <img src={env.siteLogo} alt="" className={className} />
  ) : (
    <svg viewBox="0 0 44 32" aria-hidden="true" className={className} fill="none">
      <path
        d="M5 26h9a7 7 0 0 0 7-7v-5a7 7 0 0 1 7-7h11"
        stroke="var(--color-brand)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="5" cy="26" r="4" fill="var(--color-paper)" stroke="var(--color-brand)" strokeWidth="3" />
      <circle cx="21" cy="16.5" r="4" fill="var(--color-paper)" stroke="var(--color-brand)" strokeWidth="3" />
      <circle cx="38" cy="7" r="5.5" fill="var(--color-accent)" />
    </svg>
  )
