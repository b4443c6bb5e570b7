'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState, type KeyboardEvent, type Ref } from 'react'
import useSWR from 'swr'
import { useCombobox } from '#components/ui/use-combobox.ts'

export type Found = { readonly id: string; readonly title: string; readonly note: string | null }

type Props<T extends Found> = {
  readonly label: string
  /** Address of the search for these words; null: nothing is searched. */
  readonly address: (words: string) => string | null
  /** Ids that are not offered. */
  readonly left?: ReadonlySet<string>
  readonly pick: (item: T) => void
  readonly input?: Ref<HTMLInputElement>
  /** Id of the words about what is not right with what was picked. */
  readonly problem?: string | undefined
  /** What is said beside an item, instead of its note. */
  readonly noteOf?: (item: T) => string
}

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && typeof value.title === 'string'

/** @throws Error when the site refuses or does not answer, which the field says. */
const read = async (address: string): Promise<readonly Found[]> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(String(response.status))
  const { items }: { items?: unknown } = Object(await response.json())
  return Array.isArray(items) ? items.filter(isFound) : []
}

/** Milliseconds without typing before a search. */
const debounceMs = 200

/** A field that searches items while its editor types, and offers what it finds to be picked. */
export const FindField = <T extends Found>({ label, address, left, pick, noteOf, input, problem }: Props<T>) => {
  const [t, id] = [useTranslations('editing'), useId()]
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  /** The words that are searched: those typed, after a rest. */
  const [searched, setSearched] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearched(words.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [words])
  const search = isOpen ? address(searched) : null
  const { data, error, isValidating } = useSWR<readonly Found[], unknown>(search, read, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const items = (search === null ? [] : (data ?? [])).filter((item) => !left?.has(item.id))
  const { active, setActive, move, box, list, option } = useCombobox(
    id,
    items.map((item) => item.id),
  )
  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const choose = (item: Found) => {
    // The address decides what is answered, and its caller what that is.
    pick(item as T)
    setWords('')
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' && !isOpen) setOpen(true)
    else if (event.key === 'Escape' && isOpen) {
      // The panel around the field stays.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter') {
      // The form around the field would be saved.
      event.preventDefault()
      const item = items.find((one) => one.id === active)
      if (item) choose(item)
    } else move(event)
  }
  return (
    <div className="relative">
      <label htmlFor={`${id}-box`} className="block text-sm text-muted">
        {label}
      </label>
      <input
        id={`${id}-box`}
        ref={input}
        value={words}
        {...box}
        {...(problem ? { 'aria-invalid': true, 'aria-describedby': problem } : {})}
        maxLength={200}
        autoComplete="off"
        className="field"
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value)
          setActive(null)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {search === null ? '' : error ? t('findFailed') : data && !items.length ? t('findNone') : ''}
      </p>
      <div
        {...list}
        aria-label={label}
        // Until the answer is there, the items are those of the letters before.
        aria-busy={isValidating || searched !== words.trim()}
        hidden={!items.length}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-72 overflow-y-auto rounded-md border border-line-strong bg-surface shadow-card"
      >
        {items.map((item) => (
          // Keys work from the field, as the pattern has it; the pointer must not take the focus from there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={item.id}
            {...option(item.id)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
            className={`min-h-11 px-3.5 py-2 ${item.id === active ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunken'}`}
          >
            {item.title}
            {noteOf || item.note ? (
              <span className="block text-sm wrap-anywhere text-muted">{noteOf ? noteOf(item as T) : item.note}</span>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}
