'use client'

import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { PlaceOptions } from './place-options.tsx'
import { useCombobox } from './use-combobox.ts'
import { usePlaces } from './use-places.ts'
import { useBrowserValue } from './use-browser-value.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'ref'> & {
  /** What the list of suggestions is called. */
  readonly suggestions: string
}

/** The field of a plain form for a place, with suggestions while typing. Without script it is a plain field. */
export const PlaceBox = ({ suggestions, className, ...field }: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hasScript = useBrowserValue(() => true, false)
  /** What is being typed; null while no places are suggested. */
  const [text, setText] = useState<string | null>(null)
  const places = usePlaces(text)
  // What is typed in full needs no suggestion, which would lie over the button of the form.
  const isWhole = places.some((place) => place.toLowerCase() === text?.trim().toLowerCase())
  const shown = isWhole ? [] : places
  const { active, setActive, move, box, list, option } = useCombobox(id, shown)
  const close = () => {
    setText(null)
    setActive(null)
  }
  const pick = (place: string) => {
    close()
    if (input.current) input.current.value = place
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (move(event)) setText(event.currentTarget.value)
    else if (event.key === 'Escape' && text !== null) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && active !== null) {
      // The form is sent by the next press: the place is read first.
      event.preventDefault()
      pick(active)
    }
  }
  return (
    <div className={`relative grid min-w-0 ${className ?? ''}`}>
      <input
        {...field}
        ref={input}
        {...(hasScript ? { ...box, autoComplete: 'off' } : {})}
        onChange={(event) => {
          setActive(null)
          setText(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className="field w-full"
      />
      <PlaceOptions active={active} list={list} option={option} label={suggestions} shown={shown} onPick={pick} />
    </div>
  )
}
