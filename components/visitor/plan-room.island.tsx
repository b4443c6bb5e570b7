'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { focusTitle } from '#components/ui/focus-title.ts'
import { Part } from '#components/ui/part.tsx'
import { useRememberedPlace } from '#components/finder/use-remembered-place.ts'
import { useBrowserValue } from '#components/ui/use-browser-value.ts'
import { cameFromElsewhere } from '#lib/visitor/came-from-elsewhere.ts'
import { keep } from '#lib/visitor/storage.ts'
import {
  emptyPlan,
  longestNotes,
  meet,
  parsePlan,
  planKey,
  type Choice,
  type Plan,
  type Task,
} from '#lib/visitor/plan.ts'
import { putBack, type Removed } from '#lib/visitor/undo-removal.ts'
import { download, PersonalTools } from './personal-tools.tsx'
import { PlanTasks } from './plan-tasks.tsx'
import { Notice, useNotice } from './notice.tsx'
import { useStoredText } from './use-stored-text.ts'

type Props = {
  /** What the address says. */
  readonly choice: Choice
  /** The name of a route in the address that the site does not have; null for none. */
  readonly unknownRoute: string | null
  /** Whether it has a place that nobody knows: the page says so, and stays. */
  readonly isPlaceUnknown: boolean
  /** Path of the page. */
  readonly action: string
  /** Query of what else this address says: answers and a subject, which are no part of the plan. */
  readonly also: string
  /** Titles of the route's steps, in order. */
  readonly steps: readonly string[]
}

const addressOf = (action: string, { route, place }: Choice, also = ''): string => {
  const query = new URLSearchParams([
    ...(route ? [['route', route]] : []),
    ...(place ? [['plaats', place]] : []),
  ]).toString()
  const all = [query, also].filter(Boolean).join('&')
  return all ? `${action}?${all}` : action
}

const button =
  'inline-flex min-h-11 items-center rounded-full px-5 font-semibold ring-2 ring-brand ring-inset text-brand hover:bg-brand-soft'

/** The personal part of a plan. It is stored in this browser; the address only has route and place. */
export const PlanRoom = ({ choice, unknownRoute, isPlaceUnknown, action, also, steps }: Props) => {
  const t = useTranslations('plan')
  const router = useRouter()
  const { remembered } = useRememberedPlace()
  const text = useStoredText(planKey)
  const stored = useMemo(() => parsePlan(text ?? '') ?? emptyPlan, [text])
  // A plan without a place takes the one of the visitor's situation; it is not stored as its own, to follow later changes.
  const plan = useMemo(() => ({ ...stored, place: stored.place ?? remembered }), [stored, remembered])
  const { tell, tellRemoved, ...notice } = useNotice<Removed<Task>>()
  const met = useRef<string | null>(null)
  const { route, place } = choice
  const address = JSON.stringify([route, place])
  /** The address at which everything was wiped: another one may say something again, though this component stays. */
  const [wiped, setWiped] = useState<string | null>(null)
  if (wiped !== null && wiped !== address) setWiped(null)
  const isWiped = wiped === address
  /** Notes that did not fit in storage: they stay where the visitor can copy them. */
  const [unstored, setUnstored] = useState<string | null>(null)

  // A place of an address that somebody sent takes the place of one's own only after a press.
  const isFromElsewhere = useBrowserValue(() => place !== null && cameFromElsewhere({ place }), false)
  const isAnothers = isFromElsewhere && plan.place !== null && place !== plan.place && !isWiped

  /** The address at which a plan was stored last; null while none is. */
  const storedAt = useRef<string | null>(null)
  const leave = () => {
    // Otherwise the values of the address would be stored again.
    setWiped(address)
    setUnstored(null)
    router.replace(action)
  }
  useEffect(() => {
    // Another tab wiped everything; or another page did, unless a plan was chosen since.
    if (storedAt.current === address && text === '' && !isWiped) leave()
    storedAt.current = text ? address : null
    // When these change, not when the function does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, address])
  useEffect(() => {
    if (text === null || isWiped || isPlaceUnknown) return
    // A route that has gone from the site cannot be opened; the page says so.
    if (unknownRoute !== null && plan.route === unknownRoute) {
      keep(planKey, JSON.stringify({ ...stored, route: null }))
      return
    }
    // Once for each address: what is wiped or changed later is not stored again.
    if (met.current === address) return
    met.current = address
    const { does, choice: both } = meet({ route, place }, plan)
    if (isAnothers) return
    if (does === 'open') router.replace(addressOf(action, both, also))
    const own = { route: both.route, place: both.place === plan.place ? stored.place : both.place }
    if (does === 'keep') keep(planKey, JSON.stringify({ ...stored, ...own }))
  }, [
    text,
    stored,
    plan,
    isWiped,
    isAnothers,
    unknownRoute,
    isPlaceUnknown,
    address,
    route,
    place,
    action,
    also,
    router,
  ])

  if (text === null) return null
  const change = (changed: Partial<Plan>, words = '') => {
    const isKept = keep(planKey, JSON.stringify({ ...stored, ...changed }))
    if (isKept) setUnstored(null)
    tell(isKept ? words : t('keepFailed'))
    return isKept
  }
  const remove = (task: Task) => {
    if (!change({ tasks: plan.tasks.filter((one) => one !== task) })) return
    tellRemoved(t('removedTask', { task: task.text }), { item: task, at: plan.tasks.indexOf(task) })
  }
  const dated = plan.tasks.filter(({ date, isDone }) => date && !isDone)
  const toCalendar = async () => {
    const { calendarOf } = await import('#lib/calendar/ics.ts')
    const entries = dated.map((task) => ({ id: task.id, title: task.text, day: task.date ?? '' }))
    download(`${t('title')}.ics`, 'text/calendar', calendarOf(entries, t('title')))
  }

  const isOtherRoute = meet(choice, plan).does === 'ask'
  const makeMine = () => {
    // The address that combines both opens then.
    met.current = null
    if (change({ route: route ?? stored.route, place: place === plan.place ? stored.place : (place ?? stored.place) }))
      focusTitle()
  }
  if (isOtherRoute || isAnothers)
    return (
      <div className="space-y-4 rounded-xl bg-sun-soft p-6 sm:p-8" data-screen="">
        <h2 className="text-h3">{t('otherTitle')}</h2>
        <p className="max-w-2xl">{t(isOtherRoute ? 'otherText' : 'otherPlace')}</p>
        <p className="flex flex-wrap gap-3">
          <button type="button" onClick={makeMine} className={button}>
            {t('makeMine')}
          </button>
          <a href={addressOf(action, plan)} className={`${button} no-underline`}>
            {t('toMine')}
          </a>
        </p>
      </div>
    )
  return (
    <div className="space-y-14">
      <Part id="taken" title={t('tasks')} className="space-y-6">
        <Notice
          {...notice}
          undo={t('undo', { count: notice.removals.length })}
          onUndo={(removed) => change({ tasks: [...putBack(plan.tasks, removed)] }, t('back'))}
        />
        <PlanTasks
          tasks={plan.tasks}
          steps={steps.filter((step) => !plan.tasks.some((task) => task.text === step))}
          onChange={(tasks, words) => change({ tasks: [...tasks] }, words)}
          onRemove={remove}
        />
        {dated.length ? (
          <button type="button" onClick={() => void toCalendar()} className={button}>
            {t('tasksToCalendar', { count: dated.length })}
          </button>
        ) : null}
      </Part>
      <section aria-labelledby="notities" className="space-y-3">
        <h2 id="notities" className="text-h2">
          <label htmlFor="plan-notities" className="print:inline!">
            {t('notes')}
          </label>
        </h2>
        <textarea
          id="plan-notities"
          maxLength={longestNotes}
          value={unstored ?? plan.notes}
          onChange={({ target: { value } }) => setUnstored(change({ notes: value }) ? null : value)}
          className="field field-sizing-content min-h-28 max-w-3xl"
        />
        <p className="hidden whitespace-pre-line print:block">{unstored ?? plan.notes}</p>
      </section>
      <PersonalTools
        share={route || place || plan.tasks.length || plan.notes ? addressOf(action, choice, also) : null}
        shareWords={{ label: t('shareLink'), hint: t('shareHint') }}
        notify={tell}
        onWiped={leave}
        onImported={() => {
          // The address without a route was met before: that of the file opens now.
          met.current = null
          setWiped(null)
        }}
      />
    </div>
  )
}
