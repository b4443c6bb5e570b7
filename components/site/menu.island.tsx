'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { readonly label: ReactNode; readonly children: ReactNode }

/** The folded main menu of small screens; another page is another menu, so that it closes behind the visitor. */
export const Menu = ({ label, children }: Props) => (
  <details key={usePathname()} className="group ms-auto md:hidden">
    <summary className="flex min-h-11 list-none items-center gap-2 rounded-md border border-line-strong px-4 font-medium">
      {label}
    </summary>
    {children}
  </details>
)
