'use client'

import { useEffect, useMemo, useState } from 'react'
import {
  changes,
  emptySituation,
  forgetSituation,
  isEmpty,
  keepSituation,
  parseSituation,
  queryOfSituation,
  readSituation,
  situationKey,
  textsOf,
  unmet,
  mergeSituation,
  type Carried,
  type AddressSituation,
  type SituationAnswer,
  type Situation,
} from '#lib/visitor/situation.ts'
import { focusTitle } from '#components/ui/focus-title.ts'
import { useBrowserValue } from '#components/ui/use-browser-value.ts'
import { forgetElsewhere, cameFromElsewhere, noteElsewhere } from '#lib/visitor/came-from-elsewhere.ts'
import { useStoredText } from './use-stored-text.ts'

export type SituationWords = {
  readonly title: string
  readonly change: string
  readonly wipe: string
  readonly wiped: string
  /** Said where the address comes from elsewhere and its situation is not the stored one. */
  readonly other: string
  readonly takeOver: string
  readonly own: string
  /** With `{wanted}` and `{stored}`, titles of two answers to one question. */
  readonly unmet: string
}

type Props = {
  /** What the address of this page says. */
  readonly fromAddress: AddressSituation
  readonly words: SituationWords
  /** Address of the page where the situation is changed. */
  readonly editor: string
  /** Where the stored situation leads to from here, with these parts of it in the address; null when nowhere. */
  readonly use: {
    readonly action: string
    readonly parts: readonly Carried[]
    /** The key of the subject there. */
    readonly subjectKey?: 'vak' | 'q' | undefined
    readonly label: string
    /** Answers that the link has instead of the stored ones to their questions. */
    readonly towards?: readonly SituationAnswer[] | undefined
    /** What the page has of these parts already, whoever said so. */
    readonly shown?: AddressSituation | undefined
  } | null
  /** Answers that what the page is about asks for: other answers to their questions are named. */
  readonly requires: readonly SituationAnswer[]
  /** The page shows the place itself: a situation of a place alone needs no line. */
  readonly showsPlace: boolean
  /** The questions by slug, in their order. */
  readonly questions: readonly string[]
  /** Forms of study in the language of the page, by their names in the catalogue; only those that are translated. */
  readonly tracks: Readonly<Record<string, string>>
}

/** The situation with its form of study in the language of the page. */
const named = (situation: Situation, tracks: Props['tracks']): Situation => ({
  ...situation,
  track: situation.track && (tracks[situation.track] ?? situation.track),
})

/** Puts what was said before into the empty fields of this page's forms, and the place into its links to the finder. */
const prefill = ({ place, subject, track, answers }: Situation, text: string) => {
  for (const [name, value] of [
    ['plaats', place],
    ['vak', subject],
  ]) {
    const field = document.querySelector<HTMLInputElement>(`main input#${name}`)
    if (field && value && field.value === '') field.value = value
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[data-finder]')) {
    const address = new URL(link.href)
    if (place && !address.searchParams.has('plaats')) {
      address.searchParams.set('plaats', place)
      link.href = address.href
    }
  }
  const slugs = answers.map(({ slug }) => slug)
  // The form that says everything: what it left empty would be taken back.
  for (const select of document.querySelectorAll<HTMLSelectElement>('main select:is([name=a], [name=traject])')) {
    const wanted = select.name === 'a' ? slugs : [track]
    const option = [...select.options].find(({ value }) => value !== '' && wanted.includes(value))
    if (option && select.value === '') select.value = option.value
  }
  const choices = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio][name=a]')]
  const former = choices.find(({ value }) => slugs.includes(value))
  if (former && !choices.some(({ checked }) => checked)) former.checked = true
  const inWords = document.querySelector<HTMLInputElement>('main input#situation')
  if (!inWords) return
  // What was filled in here, and what the address carried, is part of what is known; what the visitor typed is not replaced.
  const isOurs = inWords.value === inWords.dataset['filled']
  const isPart = inWords.value.split(' · ').every((part) => part === '' || text.split(' · ').includes(part))
  if (!isOurs && !isPart) return
  inWords.value = text
  inWords.dataset['filled'] = text
}

/** The same address without the query parameters that `queryOfSituation` writes. */
const withoutSituation = (href: string): string => {
  const address = new URL(href)
  for (const name of ['a', 'plaats', 'vak', 'traject']) address.searchParams.delete(name)
  return address.href
}

/** One line: what the visitor said before. It stores what the address says, fills empty fields, and is changed or wiped here. */
export const SituationLine = ({ fromAddress, words, editor, use, requires, showsPlace, questions, tracks }: Props) => {
  const text = useStoredText(situationKey) ?? ''
  /** What the address said when the situation was wiped: another address may say something again. */
  const [wiped, setWiped] = useState<string | null>(null)
  const isWiped = wiped === JSON.stringify(fromAddress)
  const stored = useMemo(() => parseSituation(text), [text])
  const isFromElsewhere = useBrowserValue(() => cameFromElsewhere(fromAddress), false)
  const isOther = isFromElsewhere && changes(stored, fromAddress)
  const situation = useMemo(
    () => (isWiped ? emptySituation : mergeSituation(isOther ? emptySituation : stored, fromAddress)),
    [stored, fromAddress, isWiped, isOther],
  )
  useEffect(() => {
    const before = readSituation()
    // An address from elsewhere can be a friend's: it is stored after a press only.
    const isTheirs = cameFromElsewhere(fromAddress) && changes(before, fromAddress)
    if (isTheirs) noteElsewhere(fromAddress)
    const next = mergeSituation(isTheirs ? emptySituation : before, fromAddress)
    // A form that was sent empty takes back what was said before.
    if (!isTheirs && !isEmpty(next)) keepSituation(next)
    else if (!cameFromElsewhere(fromAddress) && fromAddress.complete === 'everything') forgetSituation()
    prefill(next, textsOf(named(next, tracks), questions).join(' · '))
  }, [fromAddress, questions, tracks])
  if (isWiped)
    return (
      <p role="status" className="situation">
        {words.wiped}
      </p>
    )
  const isShownAlready = showsPlace && isEmpty({ ...situation, place: null })
  if (isEmpty(situation) || isShownAlready) return null
  const query = queryOfSituation(situation)
  const target = mergeSituation(situation, {
    answers: use?.towards ?? [],
    // The words that a page searches for stay.
    subject: use?.shown?.subject || situation.subject,
  })
  const shown = mergeSituation(emptySituation, { ...fromAddress, ...use?.shown })
  const useful = use ? queryOfSituation(target, use.parts, use.subjectKey) : ''
  const isUsed = useful === queryOfSituation(shown, use?.parts, use?.subjectKey)
  return (
    <section aria-label={words.title} className="situation" data-screen="">
      <div className="min-w-0">
        <span className="font-semibold">{isOther ? words.other : words.title}: </span>
        {/* A list is read as one, and its length is said; without marks some browsers take it for none. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className="inline">
          {textsOf(named(situation, tracks), questions).map((text, index, { length }) => (
            <li key={text} className="inline">
              {text}
              {index < length - 1 ? <span aria-hidden="true">{'\u00A0· '}</span> : null}
            </li>
          ))}
        </ul>
        {unmet(situation, requires).map(({ wanted, stored: other }) => (
          <p key={wanted.slug}>{words.unmet.replace('{wanted}', wanted.title).replace('{stored}', other.title)}</p>
        ))}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-5">
        {use && useful && !isUsed ? (
          <a href={`${use.action}?${useful}`} className="situation-link font-semibold">
            {use.label}
          </a>
        ) : null}
        {isOther ? (
          <>
            <button
              type="button"
              data-script=""
              className="situation-link font-semibold"
              onClick={() => {
                forgetElsewhere()
                focusTitle()
                keepSituation(mergeSituation(readSituation(), fromAddress))
              }}
            >
              {words.takeOver}
            </button>
            {isEmpty(stored) ? null : (
              <a href={`${editor}?${queryOfSituation(stored)}`} className="situation-link">
                {words.own}
              </a>
            )}
          </>
        ) : (
          <>
            <a href={`${editor}?${query}`} className="situation-link">
              {words.change}
            </a>
            <button
              type="button"
              data-script=""
              className="situation-link"
              onClick={() => {
                forgetSituation()
                setWiped(JSON.stringify(fromAddress))
                focusTitle()
                // Otherwise the address would say it again when the page is loaded anew. Results of a search belong to theirs.
                if (!document.getElementById('resultaten'))
                  history.replaceState(null, '', withoutSituation(location.href))
              }}
            >
              {words.wipe}
            </button>
          </>
        )}
      </p>
    </section>
  )
}
