'use client'

import { usePathname } from 'next/navigation'
import { useRef, type ReactNode } from 'react'

type Props = { readonly label: ReactNode; readonly children: ReactNode }

/** The folded main menu of small screens. It closes on Escape, when the focus leaves it, and on the next page. */
export const Menu = ({ label, children }: Props) => {
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return (
    // The keys are those of the links and the summary inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      key={usePathname()}
      ref={menu}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !menu.current?.open) return
        close()
        summary.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        // Another window takes the focus from the page without giving it to anything here.
        if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close()
      }}
      className="group min-[78rem]:hidden"
    >
      <summary
        ref={summary}
        className="flex min-h-11 list-none items-center gap-2 rounded-md border border-line-strong px-4 font-medium max-[23rem]:px-3"
      >
        {label}
      </summary>
      {children}
    </details>
  )
}
