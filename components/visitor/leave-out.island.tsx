'use client'

import Link from 'next/link'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { focusTitle } from '#components/ui/focus-title.ts'
import { isPlainClick } from '#components/ui/plain-click.ts'
import { comparedKey, mostCompared } from '#lib/visitor/comparison.ts'
import { readStored } from '#lib/visitor/storage.ts'
import { keepItem, parseKept } from '#lib/visitor/saved.ts'

type Props = {
  /** The comparison without the item. */
  readonly href: string
  /** The item, as `referenceOf` names it. */
  readonly item: string
  /** The item beside it, whose link gets the focus when this one is gone; null for the last. */
  readonly beside: string | null
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

/** The title of what was left out last; null once the page has said so. The next page is another instance of its components. */
let lastLeftOut: string | null = null

type LeftOutProps = {
  /** With `{title}` for what was left out, and how much is left. */
  readonly words: string
}

/** Says to screen readers what was left out of a comparison. */
export const LeftOut = ({ words }: LeftOutProps) => {
  const [text, setText] = useState('')
  useEffect(() => {
    // Read now: what is left out of this page later is for the next one to say.
    const title = lastLeftOut
    if (title === null) return undefined
    const timer = setTimeout(() => {
      setText(words.replace('{title}', title))
      lastLeftOut = null
    }, 500)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}

/** Puts the focus, which was on a link that is gone, on the link of the item beside it, or else on the title of the page. */
const focusOn = (beside: string | null) => {
  // The visitor has gone on meanwhile. The link itself may still have the focus, though the page that was left is hidden already.
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement.checkVisibility()) return
  const links = [...document.querySelectorAll<HTMLElement>('[data-leave-out]')]
  // A page that was left stays in the document, hidden.
  const next = links.find((link) => link.dataset['leaveOut'] === beside && link.checkVisibility())
  if (next) next.focus()
  else focusTitle()
}

/** The link to a comparison without an item, which is no longer ticked anywhere either. */
export const LeaveOut = ({ href, item, beside, title, className, children }: Props) => {
  const isPressed = useRef(false)
  const leaveOut = (event: MouseEvent) => {
    isPressed.current = isPlainClick(event)
    // Opened in another tab, this comparison stays as it is.
    if (!isPressed.current) return
    lastLeftOut = title
    // Who was sent a comparison may have ticked nothing.
    if (item in parseKept(readStored(comparedKey))) keepItem(comparedKey, item, null, mostCompared)
  }
  useEffect(
    () => () => {
      if (!isPressed.current) return
      isPressed.current = false
      focusOn(beside)
    },
    [beside],
  )
  return (
    <Link href={href} prefetch={false} data-leave-out={item} onClick={leaveOut} className={className}>
      {children}
    </Link>
  )
}
