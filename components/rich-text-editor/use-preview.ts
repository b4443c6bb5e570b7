import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Review } from '#lib/rich-text/review.ts'
import { sizeProblem, type Problem } from './document-input.ts'

export type Preview =
  | { readonly ok: true; readonly content: ReactNode; readonly review: Review }
  | { readonly ok: false; readonly problem: Problem | { readonly code: 'off' } }

/** The server's half: JSON text and language in, elements out. */
export type RenderPreview = (input: { readonly json: string; readonly locale: string }) => Promise<Preview>

/** Milliseconds of rest after which the text is shown. Chosen. */
const debounceMs = 400

/**
 * The latest preview and how to ask for another. Askings in quick succession become one, and an answer that was
 * overtaken is dropped.
 */
export const usePreview = (render: RenderPreview, locale: string) => {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [phase, setPhase] = useState<'busy' | 'done' | 'failed'>('busy')
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastJson = useRef('')

  const show = useCallback(
    (json: string) => {
      const mine = ++turn.current
      const settle = (next: 'done' | 'failed', answer?: Preview) => {
        if (mine !== turn.current) return
        if (answer) setPreview(answer)
        setPhase(next)
      }
      lastJson.current = json
      clearTimeout(timer.current)
      setPhase('busy')
      timer.current = setTimeout(() => {
        // The framework cuts off large requests without a word that could be shown.
        const problem = sizeProblem(json)
        if (problem) return settle('done', { ok: false, problem })
        render({ json, locale }).then(
          (answer) => settle('done', answer),
          () => settle('failed'),
        )
      }, debounceMs)
    },
    [render, locale],
  )
  const retry = useCallback(() => show(lastJson.current), [show])

  useEffect(
    () => () => {
      turn.current++
      clearTimeout(timer.current)
    },
    [],
  )
  return { preview, phase, show, retry }
}
