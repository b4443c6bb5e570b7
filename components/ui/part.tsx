import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'section'>, 'id' | 'title' | 'aria-labelledby'> & {
  /** The id of the heading. */
  readonly id: string
  readonly title: ReactNode
  /** The look of the heading. */
  readonly heading?: string
}

/** A part of a page below a heading, with no room but that of its class. */
export const Part = ({ id, title, heading = 'text-h2', children, ...section }: Props) => (
  <section {...section} aria-labelledby={id}>
    <h2 id={id} className={heading}>
      {title}
    </h2>
    {children}
  </section>
)
