'use client'

import { useTranslations } from 'next-intl'
import { usePageFormat } from '#lib/i18n/use-page-format.ts'
import type { FormEvent } from 'react'
import { focusTitle } from '#components/ui/focus-title.ts'
import { firstDay, lastDay, longestTask, mostTasks, type Task } from '#lib/visitor/plan.ts'
import { randomId } from '#lib/visitor/random-id.ts'

type Props = {
  readonly tasks: readonly Task[]
  /** What the route asks, in its order, and is not on the list yet. */
  readonly steps: readonly string[]
  /** Returns false when the tasks could not be stored; else the words are shown. */
  readonly onChange: (tasks: readonly Task[], words?: string) => boolean
  readonly onRemove: (task: Task) => void
}

const fresh = (text: string, date: string | null): Task => ({ id: randomId(), text, date, isDone: false })

/** What a visitor means to do: ticked off, with a day where it has one, and taken over from the route's steps. */
export const PlanTasks = ({ tasks, steps, onChange, onRemove }: Props) => {
  const [t, format] = [useTranslations('plan'), usePageFormat()]
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [text, date] = [fields.get('taak'), fields.get('dag')]
    if (typeof text !== 'string' || !text.trim()) return
    const isStored = onChange([...tasks, fresh(text.trim(), typeof date === 'string' && date ? date : null)])
    // What does not fit stays where the visitor can copy it.
    if (!isStored) return
    event.currentTarget.reset()
    // The form goes away with the last task that fits.
    if (tasks.length + 1 === mostTasks) focusTitle()
  }
  const addSteps = () => {
    const added = steps.map((step) => fresh(step.slice(0, longestTask), null))
    // The pressed button goes away.
    if (onChange([...tasks, ...added], t('addedSteps', { count: added.length }))) focusTitle()
  }
  const tick = (task: Task) => onChange(tasks.map((one) => (one === task ? { ...one, isDone: !one.isDone } : one)))
  // A day has no time of its own: at noon it is the same day in every zone that a visitor of this site may be in.
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T12:00:00`), { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <div className="space-y-5">
      {tasks.length ? (
        <ul className="border-b border-line">
          {tasks.map((task) => (
            <li key={task.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5">
              <label className="flex min-h-10 min-w-0 grow items-center gap-3 print:inline!">
                <input
                  type="checkbox"
                  checked={task.isDone}
                  onChange={() => tick(task)}
                  className="size-5 shrink-0 accent-brand"
                />
                <span className="hidden print:inline">{task.isDone ? '☑ ' : '☐ '}</span>
                <span className={`min-w-0 wrap-anywhere ${task.isDone ? 'text-muted line-through' : ''}`}>
                  {task.text}
                </span>
              </label>
              {task.date ? <time dateTime={task.date}>{day(task.date)}</time> : null}
              <button
                type="button"
                onClick={() => onRemove(task)}
                className="min-h-10 rounded-full px-3 text-sm hover:bg-sunken"
              >
                {t('removeTask')}
                <span className="sr-only"> {task.text}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('noTasks')}</p>
      )}
      {tasks.length < mostTasks ? (
        <form onSubmit={add} data-screen="" className="flex flex-wrap items-end gap-3">
          <label className="grow basis-64 space-y-1">
            <span className="text-sm font-medium">{t('task')}</span>
            <input name="taak" required maxLength={longestTask} autoComplete="off" className="field" />
          </label>
          <label className="min-w-0 space-y-1">
            <span className="text-sm font-medium">{t('day')}</span>
            <input name="dag" type="date" min={firstDay} max={lastDay} className="field" />
          </label>
          <button
            type="submit"
            className="min-h-12 rounded-full px-5 font-semibold ring-2 ring-brand ring-inset text-brand hover:bg-brand-soft"
          >
            {t('addTask')}
          </button>
        </form>
      ) : (
        <p data-screen="">{t('fullTasks', { count: mostTasks })}</p>
      )}
      {steps.length && tasks.length + steps.length <= mostTasks ? (
        <button
          type="button"
          onClick={addSteps}
          className="min-h-10 text-sm font-medium underline underline-offset-4 hover:decoration-2"
        >
          {t('addSteps', { count: steps.length })}
        </button>
      ) : null}
    </div>
  )
}
