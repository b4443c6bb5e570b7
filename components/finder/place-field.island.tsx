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
import useSWR from 'swr'
import { useCombobox } from '#components/ui/use-combobox.ts'
import { locationKeys } from '#lib/search/change-location.ts'

type Props = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly typed: string
  /** The id of what is wrong or worth knowing about the field; null when there is nothing. */
  readonly noteId: string | null
  readonly isWrong: boolean
  readonly onPick: () => void
  readonly placeholder: string
  /** What can be chosen before anything is typed. */
  readonly extras: readonly { readonly name: string; readonly onPick: () => void }[]
  /** A button within the field. */
  readonly children: ReactNode
}

/** Letters after which places are suggested. */
const least = 2

/** Without the letters of a postcode: they name a street, and four digits find the town. */
export const withoutLetters = (text: string): string => text.trim().replace(/^(\d{4})\s?[a-z]{1,2}$/i, '$1')

/** @throws TypeError without a network. */
export const fetchPlaces = async (address: string): Promise<readonly string[]> => {
  const body: unknown = await (await fetch(address)).json()
  const places: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'places') : null
  return Array.isArray(places) ? places.map(String) : []
}

/** A place or postcode, with suggestions while typing. */
export const PlaceField = ({ input, typed, noteId, isWrong, onPick, placeholder, extras, children }: Props) => {
  const t = useTranslations('finder')
  const id = useId()
  const [text, setText] = useState(typed)
  const [isOpen, setOpen] = useState(false)
  const start = withoutLetters(text).toLowerCase()
  const { data: places = [] } = useSWR(
    isOpen && start.length >= least ? `/api/places?q=${encodeURIComponent(start)}` : null,
    fetchPlaces,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const isUntouched = start === withoutLetters(typed).toLowerCase()
  const own = isOpen && (isUntouched || start.length < least) ? extras : []
  const shown = own.length ? own.map(({ name }) => name) : isOpen && start.length >= least ? places : []
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
    else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
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
          onBlur={close}
        />
        {children}
      </div>
      <div
        {...list}
        aria-label={t('places')}
        hidden={!shown.length}
        className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-md border border-line-strong bg-surface shadow-card"
      >
        {shown.map((place) => (
          // Keys work from the field, as the pattern has it; the pointer must not take the focus from there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={place}
            {...option(place)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(place)}
            className={`flex min-h-11 items-center px-3.5 ${place === active ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunken'}`}
          >
            {place}
          </div>
        ))}
      </div>
    </div>
  )
}
