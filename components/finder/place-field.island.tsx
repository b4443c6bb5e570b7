'use client'

import { useTranslations } from 'next-intl'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { PlaceOptions } from '#components/ui/place-options.tsx'
import { useCombobox } from '#components/ui/use-combobox.ts'
import { leastLetters, usePlaces, withoutLetters } from '#components/ui/use-places.ts'
import { locationKeys } from '#lib/search/change-location.ts'

type Props = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly typed: string
  /** The id of what is wrong or worth knowing about the field; null when there is nothing. */
  readonly noteId: string | null
  readonly isWrong: boolean
  readonly onPick: () => void
  /** Another place was typed, and the field left. */
  readonly onLeave: () => void
  readonly placeholder: string
  /** What can be chosen before anything is typed. */
  readonly extras: readonly { readonly name: string; readonly onPick: () => void }[]
  /** A button within the field. */
  readonly children: ReactNode
}

/** A place or postcode, with suggestions while typing. */
export const PlaceField = ({
  input,
  typed,
  noteId,
  isWrong,
  onPick,
  onLeave,
  placeholder,
  extras,
  children,
}: Props) => {
  const t = useTranslations('finder')
  const id = useId()
  const [text, setText] = useState(typed)
  const [isOpen, setOpen] = useState(false)
  const start = withoutLetters(text).toLowerCase()
  const places = usePlaces(isOpen ? text : null)
  // “8011 (Zwolle)” and “Hengelo (Overijssel)” are whole without what tells them apart.
  const isWhole = places.some((name) => [name, name.replace(/ \(.*/, '')].some((one) => one.toLowerCase() === start))
  const isUntouched = start === withoutLetters(typed).toLowerCase()
  const own = isOpen && (isUntouched || start.length < leastLetters) ? extras : []
  const shown = own.length ? own.map(({ name }) => name) : places
  const { active, setActive, move, box, list, option } = useCombobox(id, shown)
  // What was typed before this code arrived stays.
  useEffect(() => {
    const { value = '' } = input.current ?? {}
    setText(value)
    if (value !== typed && document.activeElement === input.current) setOpen(true)
    // Once: from here on it is typed with the code there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const followed = useRef(typed)
  /** Whether the browser went back or forward, and nothing was typed since. */
  const isMoved = useRef(false)
  // Another address has another place. What is being typed stays, unless by back or forward.
  useEffect(() => {
    if (followed.current === typed) return
    followed.current = typed
    const isTyping = document.activeElement === input.current && !isMoved.current
    if (!isTyping && withoutLetters(input.current?.value ?? '') !== typed) setText(typed)
    isMoved.current = false
  }, [typed, input])
  const follow = useEffectEvent(() => setText(typed))
  useEffect(() => {
    const onMove = ({ state }: PopStateEvent) => {
      // A link to another part of the page makes an entry without a state, and moves nothing.
      if (state === null) return
      isMoved.current = true
      follow()
    }
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [])
  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const pick = (place: string) => {
    close()
    const extra = own.find(({ name }) => name === place)
    if (extra) return extra.onPick()
    setText(place)
    // The field has its new text by the next frame, and the form reads the field.
    requestAnimationFrame(onPick)
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (move(event)) setOpen(true)
    else if (event.key === 'Escape' && (isOpen || !isUntouched)) {
      event.preventDefault()
      close()
      // What was half typed is no longer meant, and leaving the field does not search for it. A whole name goes with the next Escape.
      if (!isWhole) setText(typed)
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault()
      pick(active)
    } else if (event.key === 'Enter') close()
  }
  return (
    <div className="bar-field relative">
      <label htmlFor={`${id}-place`}>{t('place')}</label>
      <div className="flex items-center">
        <input
          ref={input}
          id={`${id}-place`}
          name={locationKeys.place}
          value={text}
          {...box}
          aria-invalid={isWrong}
          aria-describedby={noteId ?? undefined}
          maxLength={80}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => {
            isMoved.current = false
            setText(event.currentTarget.value)
            setActive(null)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          onBlur={({ currentTarget }) => {
            close()
            // A window that loses the focus leaves the field its own.
            if (document.activeElement !== currentTarget && !isUntouched) onLeave()
          }}
        />
        {children}
      </div>
      <PlaceOptions active={active} list={list} option={option} label={t('places')} shown={shown} onPick={pick} />
    </div>
  )
}
