'use client'

import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { isPlainClick } from '#components/ui/plain-click.ts'
import type { DialogProps, Left } from './search-dialog.island.tsx'
import { shortcutsAreOn } from './shortcuts.ts'

type Props = Omit<DialogProps, 'onClose' | 'start' | 'left'> & { readonly label: string; readonly children: ReactNode }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isShortcut = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.altKey || isTyping(event.target)) return false
  const isHeld = event.ctrlKey || event.metaKey
  return isHeld ? event.key.toLowerCase() === 'k' && !event.shiftKey : event.key === '/'
}

/** The text after a key press in its box; null for a key that does not change it. */
const afterKey = (text: string, { key, isComposing, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null => {
  if (isComposing || altKey || ctrlKey || metaKey) return null
  if (key === 'Backspace') return text.slice(0, -1)
  // Keys without a character have names of several letters.
  return /^.$/u.test(key) ? text + key : null
}

/** A link to the search page; with script it opens the dialog, whose code is loaded at first use. */
export const SearchDialogButton = ({ label, children, ...props }: Props) => {
  const { action } = props
  const link = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  const [start, setStart] = useState('')
  const [left, leave] = useState<(Left & { readonly path: string }) | null>(null)

  const open = useCallback(async () => {
    // Records typing while the dialog's code is loading.
    let text = ''
    const typing = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      const next = afterKey(text, event)
      if (next === null) return
      event.preventDefault()
      text = next
    }
    addEventListener('keydown', onKey, { capture: true, signal: typing.signal })
    try {
      const { SearchDialog } = await import('./search-dialog.island.tsx')
      flushSync(() => {
        setDialog(() => SearchDialog)
        setStart(text)
        setOpen(true)
      })
    } catch {
      location.assign(text ? `${action}?q=${encodeURIComponent(text)}` : action)
    }
    typing.abort()
  }, [action])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An open dialog handles its keys itself.
      if (!isShortcut(event) || !shortcutsAreOn() || document.querySelector('dialog:modal')) return
      event.preventDefault()
      void open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])

  return (
    <>
      <a
        ref={link}
        href={action}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          void open()
        }}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        className="flex min-h-11 items-center gap-2 rounded-full px-3 font-medium no-underline ring-1 ring-line-strong ring-inset hover:bg-sunken"
      >
        {children}
        <span className="sr-only lg:not-sr-only">{label}</span>
      </a>
      {Dialog && isOpen ? (
        <Dialog
          {...props}
          start={start}
          // Reset on navigation to another page.
          left={left?.path === location.pathname ? left : null}
          onClose={(what) => {
            setOpen(false)
            leave(what && { ...what, path: location.pathname })
            // The event of closing may come late, when the visitor types elsewhere already.
            const { activeElement } = document
            const isElsewhere = activeElement?.matches('input, textarea, select') && !activeElement.closest('dialog')
            if (!isElsewhere) link.current?.focus({ preventScroll: true })
          }}
        />
      ) : null}
    </>
  )
}
