'use client'

import type { KeyboardEvent, ReactNode } from 'react'

type Props = { readonly className: string; readonly children: ReactNode }

/** Times of all days are one choice, of which the browser gives Tab a single one: in a day that is opened later it would reach none. */
const enterDay = (event: KeyboardEvent<HTMLDivElement>): void => {
  if (event.key !== 'Tab' || event.shiftKey || !(event.target instanceof HTMLElement)) return
  const day = event.target.closest('summary')?.closest('details')
  const times = day?.open ? day : null
  const time = times?.querySelector<HTMLInputElement>('input:checked') ?? times?.querySelector('input')
  if (!time) return
  event.preventDefault()
  time.focus()
}

/** Days that fold, with their times: Tab goes from the name of an open day into its times. */
export const TabIntoDays = ({ className, children }: Props) => (
  // The keys are those of the elements within.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  <div className={className} onKeyDown={enterDay}>
    {children}
  </div>
)
