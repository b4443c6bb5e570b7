import { getTranslations } from 'next-intl/server'
import { Save } from '#components/visitor/save.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { reasonsFor, type Given, type RouteCard, type RouteMap } from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'
import { inWords } from './duration.ts'
import { ScaleLine } from './scale-line.tsx'

type Props = {
  readonly route: RouteCard
  readonly map: RouteMap
  readonly given: Given
  /** Months of the longest route beside it. */
  readonly longest: number
  readonly ways: Ways
}

/** A route among others: how long, which steps, and which of the visitor's answers it fits. */
export const RouteEntry = async ({ route, map, given, longest, ways }: Props) => {
  const t = await getTranslations('routes')
  const steps = route.steps.flatMap((place) => map.steps[place] ?? [])
  const { matched, open } = reasonsFor(route, given)
  const titleId = `route-${route.slug}`
  return (
    <article aria-labelledby={titleId} className="space-y-4 border-t border-line py-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 id={titleId} lang="nl" className="max-w-2xl text-h3">
          <Link
            href={ways.route(route.slug)}
            target={ways.outside ? '_blank' : undefined}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-accent hover:decoration-3"
          >
            {route.title}
          </Link>
        </h3>
        <p className="font-display text-h3 font-semibold tabular-nums">{inWords(t, route.months)}</p>
      </div>
      {route.description ? (
        <p lang="nl" className="max-w-2xl text-muted">
          {route.description}
        </p>
      ) : null}
      <ScaleLine steps={steps} longest={longest} />
      <p className="text-sm text-muted">
        <span>{t('steps', { count: steps.length })}: </span>
        <span lang="nl">{steps.map(({ title }) => title).join(' → ')}</span>
      </p>
      {matched.length || open.length ? (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Reasons label={t('fitsBecause')} icon="mdi:check" titles={matched.map(({ title }) => title)} />
          <Reasons label={t('askedToo')} icon="mdi:circle-outline" titles={open.map(({ title }) => title)} />
        </dl>
      ) : null}
      {ways.compare ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <label
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 py-1 text-sm font-semibold"
            data-screen=""
          >
            <input type="checkbox" name="ids" value={route.id} form="vergelijk" className="size-5 accent-brand" />
            {t('compareLabel')}
            <span className="sr-only" lang="nl">
              {route.title}
            </span>
          </label>
          <Save kind="routes" id={route.id} title={route.title} page />
        </div>
      ) : null}
    </article>
  )
}

type ReasonsProps = { readonly label: string; readonly icon: string; readonly titles: readonly string[] }

const Reasons = ({ label, icon, titles }: ReasonsProps) =>
  titles.length ? (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <dt className="font-semibold">{label}</dt>
      {titles.map((title) => (
        <dd key={title} lang="nl" className="inline-flex items-center gap-1.5 rounded-full bg-brand-soft px-3 py-1">
          <Icon name={icon} className="size-4" />
          {title}
        </dd>
      ))}
    </div>
  ) : null
