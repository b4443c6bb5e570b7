'use client'

import { useEffect, useRef } from 'react'
import { forgetSentDraft, keepDraft } from '#lib/visitor/form-draft.ts'

type Props = {
  readonly name: string
  /** See `keepDraft`. */
  readonly mark?: string | undefined
  /** A parameter with its value, which the address gets once an option is chosen: the page is then opened for that again. */
  readonly chosenAs?: readonly [parameter: string, value: string] | undefined
}

const putInAddress = (form: HTMLFormElement, parameter: string, value: string): void => {
  const address = new URL(location.href)
  if (!form.querySelector('[type=radio]:checked') || address.searchParams.get(parameter) === value) return
  address.searchParams.set(parameter, value)
  history.replaceState(null, '', address)
}

const noChoice = ['', ''] as const

/** Keeps what is typed in the form around it. */
export const FormDraft = ({ name, mark, chosenAs: [parameter, value] = noChoice }: Props) => {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = here.current?.closest('form')
    return form ? keepDraft(form, name, mark) : undefined
  }, [name, mark])
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form || !parameter) return undefined
    const put = () => putInAddress(form, parameter, value)
    put()
    form.addEventListener('input', put)
    return () => form.removeEventListener('input', put)
  }, [parameter, value])
  return <span ref={here} hidden />
}

/** Forgets what was typed in that form, on the pages that say that it was accepted. */
export const DraftSent = ({ name }: Pick<Props, 'name'>) => {
  useEffect(() => forgetSentDraft(name), [name])
  return null
}
