import type { ReactNode } from 'react'

type Props = {
  readonly id: string
  readonly title: ReactNode
  /** The look of the heading. */
  readonly heading?: string
  readonly className: string
  readonly children: ReactNode
}

/** A part of a page below a heading, with no room but that of its class. */
export const Part = ({ id, title, heading = 'text-h2', className, children }: Props) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className={heading}>
      {title}
    </h2>
    {children}
  </section>
)
