'use client'

import { useRef, type FormEvent } from 'react'

/** Milliseconds within which choices follow each other as steps of one. Chosen: the arrow keys of a select make one after another. */
const step = 4000

/**
 * Whether a submit of the form is the next step of the same choice, which replaces the address of the former: Back then leads to before
 * the choice. A submit by a button or by Enter has a submitter, one by a choice has none.
 */
export const useChoiceSteps = () => {
  const last = useRef(-Infinity)
  return ({ nativeEvent, timeStamp }: FormEvent<HTMLFormElement>): boolean => {
    const isChoice = nativeEvent instanceof SubmitEvent && nativeEvent.submitter === null
    const follows = isChoice && timeStamp - last.current < step
    last.current = isChoice ? timeStamp : -Infinity
    return follows
  }
}
