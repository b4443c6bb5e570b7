type Props = {
  /** The fragment of the part that it leads to. */
  readonly href: `#${string}`
  readonly children: string
  readonly className?: string
}

/** A link past what comes next, for the keyboard: visible while it has the focus. */
export const SkipLink = ({ href, children, className = '' }: Props) => (
  <a
    href={href}
    data-screen=""
    className={`sr-only focus:not-sr-only focus:absolute focus:z-40 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-paper ${className}`}
  >
    {children}
  </a>
)
