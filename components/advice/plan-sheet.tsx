import { getFormatter, getTranslations } from 'next-intl/server'
import { goalInWords, goalOf, inWords } from '#lib/routes/duration-in-words.ts'
import { ScaleLine } from '#components/routes/scale-line.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { QrCode } from '#components/ui/qr-code.tsx'
import './plan-sheet.css'
import type { Desk } from '#lib/content/desks.ts'
import type { Route } from '#lib/content/career-routes.ts'

type Props = {
  readonly route: Route
  /** The situation in words; empty where nothing is known. */
  readonly situation: string
  readonly desks: readonly Desk[]
  /** Address of the plan, for a camera and for typing. */
  readonly url: string
}

/** One page of A5 that a visitor takes home: the route, its steps, who to call, and the way to the plan itself. */
export const PlanSheet = async ({ route, situation, desks, url }: Props) => {
  const [t, routes, site, format] = [
    await getTranslations('adviser'),
    await getTranslations('routes'),
    await getTranslations('site'),
    await getFormatter(),
  ]
  const steps = route.steps.map(({ duration_in_months, stage }) => ({ months: duration_in_months, stage }))
  return (
    <article aria-labelledby="blad" className="plan-sheet">
      <header className="flex items-center justify-between gap-4 border-b-2 border-ink pb-3">
        <p className="flex items-center gap-2 font-display text-lg font-bold">
          <Logo className="h-7 w-auto" /> {site('name')}
        </p>
        <p className="text-sm">{format.dateTime(new Date(), { dateStyle: 'long' })}</p>
      </header>
      <div className="flex items-start justify-between gap-5">
        <div className="min-w-0 space-y-1">
          <h3 id="blad" lang={route.language} className="text-h3">
            {route.title}
          </h3>
          <p className="font-semibold">{goalInWords(routes, goalOf(route))}</p>
          {situation ? <p className="text-sm">{situation}</p> : null}
        </div>
        <QrCode text={url} label={t('code')} />
      </div>
      <ScaleLine steps={steps} isForTeachers={route.isForTeachers} longest={route.duration_in_months} />
      <ol lang={route.language} className="plan-steps">
        {route.steps.map(({ id, title, duration_in_months: length }) => (
          <li key={id}>
            <span>{title}</span>
            {length > 0 ? <span className="tabular-nums">{inWords(routes, length)}</span> : null}
          </li>
        ))}
      </ol>
      {desks.length ? (
        <div>
          <h4 className="font-semibold">{t('desk')}</h4>
          <ul lang="nl">
            {desks.slice(0, 2).map(({ id, title, phone, sample }) => (
              <li key={id}>
                {title}
                {phone && !sample ? `, ${phone}` : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="space-y-1">
        <label htmlFor="afspraken" className="plan-label">
          {t('notes')}
        </label>
        {/* Without a name: what is written here is on paper only, in no address and in no log. */}
        <textarea id="afspraken" rows={4} maxLength={600} data-words="" className="field w-full" />
      </div>
      <p className="border-t border-line-strong pt-3 text-sm">
        {t('link')}{' '}
        <a href={url} className="underline underline-offset-4 [overflow-wrap:anywhere]">
          {url}
        </a>
      </p>
    </article>
  )
}
