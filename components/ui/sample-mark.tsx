import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly lang?: string }

/** A mark beside a name: that somebody or something is invented, or derived by a rule. The words are the caller's. */
export const SampleMark = ({ children, lang }: Props) => (
  <span
    lang={lang}
    data-mark=""
    className="inline-block rounded-full border border-line-strong bg-sun-soft px-2.5 py-0.5 align-middle font-sans text-sm font-semibold tracking-normal text-ink"
  >
    {children}
  </span>
)
