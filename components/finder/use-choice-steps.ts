'use client'

import { useEffect, useRef, type FormEvent } from 'react'

/**
 * Whether a submit of the form is the next step of the same choice, as the arrow keys of a select make one after another: it replaces the
 * address of the former, so that Back leads to before the choice. A choice ends with a press of the pointer, and when its field loses the
 * focus. A submit by a button or by Enter has a submitter, one by a choice has none. A choice without a key since the last one is no step: one
 * that was made before this code came is submitted twice, and its entry may not be there yet.
 */
export const useChoiceSteps = () => {
  const state = useRef<'none' | 'chosen' | 'key'>('none')
  useEffect(() => {
    const listening = new AbortController()
    const on = (type: 'pointerdown' | 'focusout' | 'keydown', act: () => void) =>
      addEventListener(type, act, { signal: listening.signal, capture: true })
    const end = () => {
      state.current = 'none'
    }
    on('pointerdown', end)
    on('focusout', end)
    on('keydown', () => {
      if (state.current === 'chosen') state.current = 'key'
    })
    return () => listening.abort()
  }, [])
  return ({ nativeEvent }: FormEvent<HTMLFormElement>): boolean => {
    const isChoice = nativeEvent instanceof SubmitEvent && nativeEvent.submitter === null
    const isNext = isChoice && state.current === 'key'
    state.current = isChoice ? 'chosen' : 'none'
    return isNext
  }
}
