import { getTranslations } from 'next-intl/server'
import { Save } from '#components/visitor/save.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Family } from '#lib/routes/families.ts'
import { lengthOf, paidSooner } from '#lib/routes/length.ts'
import {
  reasonsFor,
  slugsOf,
  type Answer,
  type Progress,
  type RouteCard,
  type RouteMap,
} from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'
import { goalInWords, inWords, withDutch } from '#lib/routes/duration-in-words.ts'
import { ScaleLine } from './scale-line.tsx'

/** Other forms of a kind of route that are listed; more answers leave fewer. */
const mostForms = 8

type Props = {
  /** The kind of route with its variants that fit, the one to show first. */
  readonly family: Family
  readonly map: RouteMap
  readonly progress: Progress
  /** Months of the longest route beside it. */
  readonly longest: number
  readonly ways: Ways
  /** Whether there is another one to lay beside it. */
  readonly isCompared: boolean
}

/** A kind of route among others: how long its first variant takes, its steps, why it fits, and its other variants. */
export const RouteEntry = async ({ family, map, progress, longest, ways, isCompared }: Props) => {
  const t = await getTranslations('routes')
  const [route, ...others] = family.routes
  const stepsOf = (form: RouteCard) => form.steps.flatMap((place) => map.steps[place] ?? [])
  const steps = stepsOf(route)
  const { matched, open } = reasonsFor(route, progress)
  const withSalary = (form: RouteCard) => ({ form, salary: lengthOf(stepsOf(form), form.isForTeachers).salary })
  const { salary } = withSalary(route)
  // Who teaches already is paid.
  const sooner = route.isForTeachers ? null : paidSooner([withSalary(route), ...others.map(withSalary)])
  const salaryInWords = (months: number, { takesDutch }: RouteCard) =>
    months > 0 ? withDutch(t, t('salaryAfter', { length: inWords(t, months) }), takesDutch) : t('salaryAtStart')
  const titleId = `route-${route.slug}`
  return (
    <article aria-labelledby={titleId} className="space-y-4 border-t border-line py-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 id={titleId} lang={family.language} className="max-w-2xl text-h3">
          <Link
            href={ways.route(route.slug, slugsOf(progress))}
            target={ways.outside ? '_blank' : undefined}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-accent hover:decoration-3"
          >
            {family.title}
          </Link>
        </h3>
        <p className="font-display text-h3 font-semibold tabular-nums">{goalInWords(t, route)}</p>
      </div>
      <div className="space-y-1 text-sm">
        <p>
          {t('thisForm')} <span lang={route.language}>{route.title}</span>
          {salary === null ? null : ` · ${salaryInWords(salary, route)}`}
        </p>
        {sooner === null || sooner.salary === null ? null : (
          <p>
            {t('soonerPaid')}{' '}
            <Link
              href={ways.route(sooner.form.slug, slugsOf(progress))}
              lang={sooner.form.language}
              target={ways.outside ? '_blank' : undefined}
              className="underline underline-offset-4 hover:decoration-2"
            >
              {sooner.form.title}
            </Link>
            {` · ${salaryInWords(sooner.salary, sooner.form)}`}
          </p>
        )}
      </div>
      {route.description ? (
        <p lang={route.language} className="max-w-2xl text-muted">
          {route.description}
        </p>
      ) : null}
      <ScaleLine steps={steps} isForTeachers={route.isForTeachers} longest={longest} />
      <p className="text-sm text-muted">
        <span>{t('steps', { count: steps.length })}: </span>
        <span lang={steps[0]?.language}>{steps.map(({ title }) => title).join(' → ')}</span>
      </p>
      {matched.length || open.length ? (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Reasons label={t('fitsBecause')} icon="mdi:check" answers={matched} />
          <Reasons label={t('askedToo')} icon="mdi:circle-outline" answers={open} />
        </dl>
      ) : null}
      {others.length ? (
        <details>
          <summary className="py-1 font-semibold">{t('otherForms', { count: others.length })}</summary>
          <ul className="mt-2 space-y-1.5">
            {others.slice(0, mostForms).map((other) => (
              <li key={other.slug} className="flex flex-wrap justify-between gap-x-6">
                <Link
                  href={ways.route(other.slug, slugsOf(progress))}
                  lang={other.language}
                  target={ways.outside ? '_blank' : undefined}
                  className="underline underline-offset-4 hover:decoration-2"
                >
                  {other.title}
                </Link>
                <span className="text-muted tabular-nums">{goalInWords(t, other)}</span>
              </li>
            ))}
          </ul>
          {others.length > mostForms ? (
            <p className="mt-2 text-sm text-muted">{t('moreForms', { count: others.length - mostForms })}</p>
          ) : null}
        </details>
      ) : null}
      {ways.compare ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          {isCompared ? (
            <label
              className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 py-1 text-sm font-semibold"
              data-screen=""
            >
              <input type="checkbox" name="ids" value={route.id} form="vergelijk" className="size-5 accent-brand" />
              {t('compareLabel')}
              <span className="sr-only" lang={route.language}>
                {route.title}
              </span>
            </label>
          ) : null}
          <Save kind="routes" id={route.id} title={route.title} inline />
        </div>
      ) : null}
    </article>
  )
}

type ReasonsProps = { readonly label: string; readonly icon: string; readonly answers: readonly Answer[] }

const Reasons = ({ label, icon, answers }: ReasonsProps) =>
  answers.length ? (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <dt className="font-semibold">{label}</dt>
      {answers.map(({ slug, title, language }) => (
        <dd
          key={slug}
          lang={language}
          className="inline-flex items-center gap-1.5 rounded-full bg-brand-soft px-3 py-1"
        >
          <Icon name={icon} className="size-4" />
          {title}
        </dd>
      ))}
    </div>
  ) : null
