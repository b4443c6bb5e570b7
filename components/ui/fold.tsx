import type { ReactNode } from 'react'

type Props = {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A plus, and a minus while the `group/fold` around it is open. */
export const FoldSign = () => (
  <span
    aria-hidden="true"
    className="relative mt-1 size-5 shrink-0 text-accent before:absolute before:inset-x-0.5 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-current after:absolute after:inset-y-0.5 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-current after:transition-transform group-open/fold:after:scale-y-0"
  />
)

/**
 * A title that unfolds what is below it, by the platform's own element: keyboard, find-in-page and no script. The id is
 * that of the content, so that an address that ends in it opens the fold too.
 */
export const Fold = ({ id, title, children }: Props) => (
  <details className="group/fold">
    <summary className="flex list-none items-start gap-4 py-4.5 font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 grow">{title}</span>
      <FoldSign />
    </summary>
    <div id={id} className="scroll-mt-28 pb-6">
      {children}
    </div>
  </details>
)
