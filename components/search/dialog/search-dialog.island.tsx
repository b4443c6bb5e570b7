'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { useCombobox } from '#components/ui/use-combobox.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import type { Connection } from '#lib/search/client.ts'
import { totalOf } from '#lib/search/everything-state.ts'
import { plainOf } from '#lib/search/highlighted.ts'
import { forgetSearches, recentSearches, rememberSearch } from '#lib/search/recent-searches.ts'
import { localTexts } from '#lib/visitor/storage.ts'
import { resultsPath, suggestionsOf, type Choice, type SuggestionWords } from '#lib/search/suggestions.ts'
import { setShortcuts, shortcutsAreOn } from './shortcuts.ts'
import { SuggestionList } from './suggestion-list.island.tsx'
import { useEverywhere, type Settled } from './use-search-everything.ts'

export type DialogWords = SuggestionWords & {
  readonly [
    Word in
      | 'question'
      | 'placeholder'
      | 'results'
      | 'close'
      | 'none'
      | 'one'
      | 'many'
      | 'busy'
      | 'failed'
      | 'offline'
      | 'unavailable'
      | 'retry'
      | 'clear'
      | 'hint'
      | 'shortcuts'
  ]: string
}

export type DialogProps = {
  /** Path of the page that searches. */
  readonly action: string
  readonly locale: Locale
  readonly connection: Connection
  readonly words: DialogWords
  /** Text that was typed before the dialog loaded. */
  readonly start: string
  /** The query and results of the previous dialog on this page. */
  readonly left: Left | null
  /** Called with its final state when it closes; with null after a choice. */
  readonly onClose: (left: Left | null) => void
}

export type Left = { readonly text: string; readonly settled: Settled | null }

/** Search from any page: a combobox whose list is grouped by kind. Source: WAI-ARIA APG, combobox with a listbox popup. */
export const SearchDialog = ({ action, locale, connection, words, start, left, onClose }: DialogProps) => {
  const router = useRouter()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(start || (left?.text ?? ''))
  const [recent, setRecent] = useState(() => recentSearches(localTexts()))
  const [withKeys, setWithKeys] = useState(shortcutsAreOn)
  const query = text.trim()
  const [former] = useState(() => (start ? null : (left?.settled ?? null)))
  const isDone = useRef(false)
  const { settled, isBusy, retry } = useEverywhere(query, connection, locale, former)
  const settledAnswer = settled?.status === 'answered' ? settled : null
  const answer = settledAnswer?.answer ?? null
  // The previous results stay until the next response, so that the list does not jump.
  const isFormer = settled !== null && (settled.query === '') !== (query === '')
  const sections = suggestionsOf({
    query,
    answer: isFormer ? null : answer,
    pages: settledAnswer?.pages.pages ?? [],
    recent,
    locale,
    words,
  })
  const choices = sections.flatMap((section) => section.choices)
  const combobox = useCombobox(
    id,
    choices.map(({ key }) => key),
  )
  const { active, setActive } = combobox

  useEffect(() => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    // The previous query is selected, to be continued or replaced.
    if (!start) box.current?.select()
    // Once, when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const go = (href: string) => {
    rememberSearch(localTexts(), query)
    isDone.current = true
    dialog.current?.close()
    router.push(href)
  }
  const choose = ({ href, text: label }: Choice) => {
    if (href !== null) return go(href)
    setText(plainOf(label))
    setActive(null)
    box.current?.focus()
  }
  const submit = () => {
    const choice = choices.find(({ key }) => key === active)
    if (choice) choose(choice)
    else go(query ? resultsPath(query, locale) : action)
  }

  const total = settledAnswer && query ? totalOf(settledAnswer.answer.groups) + settledAnswer.pages.count : null
  const counted = total === null ? '' : total === 0 ? words.none : total === 1 ? words.one : words.many
  const status = isBusy ? '' : counted.replace('{count}', String(total))
  const failure = settled && settled.status !== 'answered' && !isBusy ? settled.status : null
  const isExpanded = choices.length > 0

  return (
    <dialog
      ref={dialog}
      aria-label={words.question}
      onClose={() => onClose(isDone.current ? null : { text, settled })}
      closedby="any"
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-paper text-ink backdrop:bg-night/60 sm:mx-auto sm:mt-[8vh] sm:h-fit sm:max-h-[84vh] sm:max-w-2xl sm:rounded-lg sm:border sm:border-line sm:shadow-card"
    >
      <div className="flex max-h-[inherit] min-h-full flex-col sm:min-h-0">
        <search className="border-b border-line p-4">
          <form
            action={action}
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
            className="space-y-1.5"
          >
            <label htmlFor={`${id}-box`} className="block font-semibold">
              {words.question}
            </label>
            <div className="flex gap-2">
              <input
                ref={box}
                id={`${id}-box`}
                name="q"
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
                placeholder={words.placeholder}
                value={text}
                onChange={(event) => {
                  setText(event.currentTarget.value)
                  setActive(null)
                }}
                onKeyDown={combobox.move}
                {...combobox.box}
                className="field min-w-0 grow"
              />
              <button
                type="button"
                onClick={() => dialog.current?.close()}
                className="min-h-11 shrink-0 rounded-full px-3 font-medium underline underline-offset-4 hover:bg-sunken"
              >
                {words.close}
              </button>
            </div>
          </form>
        </search>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-2 py-3 sm:min-h-40">
          <p
            role="status"
            className={total === 0 && !isBusy ? 'px-3 py-2 font-display text-h4 font-semibold' : 'sr-only'}
          >
            {status}
          </p>
          {failure ? (
            <div role="alert" className={`m-2 rounded-md p-4 ${failure === 'failed' ? 'bg-danger-soft' : 'bg-sunken'}`}>
              <p>{words[failure]}</p>
              {failure === 'failed' ? (
                <button type="button" onClick={retry} className="mt-2 min-h-10 font-semibold link">
                  {words.retry}
                </button>
              ) : null}
            </div>
          ) : null}
          {isExpanded ? (
            <SuggestionList
              combobox={combobox}
              label={words.results}
              isBusy={isBusy}
              sections={sections}
              locale={locale}
              onChoose={choose}
            />
          ) : null}
          {isBusy && query && !isExpanded ? <p className="px-3 py-2 text-muted">{words.busy}</p> : null}
          {!query && recent.length ? (
            <button
              type="button"
              onClick={() => {
                forgetSearches(localTexts())
                setRecent([])
                box.current?.focus()
              }}
              className="min-h-10 px-3 text-sm link"
            >
              {words.clear}
            </button>
          ) : null}
        </div>
        <div className="hidden flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-2.5 text-sm text-muted sm:flex">
          <p>{words.hint}</p>
          <label className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              checked={withKeys}
              onChange={(event) => {
                setShortcuts(event.currentTarget.checked)
                setWithKeys(event.currentTarget.checked)
              }}
              className="size-4 accent-brand"
            />
            {words.shortcuts}
          </label>
        </div>
      </div>
    </dialog>
  )
}
