'use client'

import { useEffect, useRef, type FormEvent } from 'react'

/**
 * Whether a submit of the form is the next step of the same choice, as the arrow keys of a select make one after another: it replaces the
 * address of the former, so that Back leads to before the choice. A choice ends with a press of the pointer, and when its field loses the
 * focus. A submit by a button or by Enter has a submitter, one by a choice has none.
 */
export const useChoiceSteps = () => {
  const isGoingOn = useRef(false)
  useEffect(() => {
    const end = () => {
      isGoingOn.current = false
    }
    const listening = new AbortController()
    for (const type of ['pointerdown', 'focusout'] as const)
      addEventListener(type, end, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])
  return ({ nativeEvent }: FormEvent<HTMLFormElement>): boolean => {
    const isChoice = nativeEvent instanceof SubmitEvent && nativeEvent.submitter === null
    const isNext = isChoice && isGoingOn.current
    isGoingOn.current = isChoice
    return isNext
  }
}
