import { getTranslations } from 'next-intl/server'
import { Body } from '#components/media/body.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import type { RouteStep } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { itemHref } from '#lib/paths.ts'
import { withHeadingsFrom } from '#lib/routes/step-body.ts'
import { namedPlace } from '#lib/search/area-words.ts'
import { finderQuery, programsFor, type ProgramFilter } from '#lib/routes/step-programs.ts'
import { firstSalaryOf } from '#lib/routes/length.ts'
import { goalInWords, goalOf, inWords } from '#lib/routes/duration-in-words.ts'
import { nearbyId } from './near-form.tsx'
import type { Near } from '#lib/content/route-near.ts'

type Props = {
  readonly steps: readonly RouteStep[]
  /** Whether the route ends in a qualification; null where nobody says. */
  readonly qualifies: boolean | null
  readonly isForTeachers: boolean
  /** The qualification that the route leads to, by name. */
  readonly licence: string | null
  readonly near: Near | null
  /** The subject that the visitor wants to teach; empty where it is not known. */
  readonly subject: string
}

/** The steps of a route down a line: when each begins, how long it takes, what it is, where it can be taken. */
export const Timeline = async ({ steps, qualifies, isForTeachers, licence, near, subject }: Props) => {
  const t = await getTranslations('routes')
  const firstSalary = firstSalaryOf(steps, isForTeachers)
  const { earnsSooner } = goalOf({ duration_in_months: 0, steps })
  const goal = qualifies === false ? t(earnsSooner ? 'markFinished' : 'markWorking') : t('markQualified')
  const firstAfter = steps.findIndex(({ stage }) => stage === 'qualified')
  const firstTaught = steps.findIndex(({ term }) => programsFor(term, licence, subject))
  const marksBefore = (index: number): string[] => [
    ...(index === firstAfter ? [goal] : []),
    ...(index === firstSalary ? [t('markSalary')] : []),
  ]
  return (
    <ol className="route-timeline">
      {steps.map((step, index) => {
        const former = steps.slice(0, index)
        const before = former.reduce((sum, { duration_in_months }) => sum + duration_in_months, 0)
        const filter = programsFor(step.term, licence, subject)
        return (
          <li key={`${step.id}-${index}`} id={`stap-${index + 1}`}>
            {marksBefore(index).map((mark) => (
              <Mark key={mark}>{mark}</Mark>
            ))}
            <p className="text-sm text-muted">
              {before
                ? t('after', { length: goalInWords(t, goalOf({ duration_in_months: before, steps: former })) })
                : t('atStart')}
              {step.duration_in_months > 0
                ? ` · ${t('stepLength', { length: inWords(t, step.duration_in_months) })}`
                : null}
            </p>
            <h3 lang={step.language} className="text-h3">
              <Hyphenated lang={step.language}>{step.title}</Hyphenated>
            </h3>
            {step.body ? <Body document={withHeadingsFrom(step.body, 4)} language={step.language} /> : null}
            {filter ? (
              <div id={near?.place && index === firstTaught ? nearbyId : undefined} className="scroll-mt-24">
                <Taught step={step} filter={filter} near={near} subject={subject} />
              </div>
            ) : null}
            {/* No step comes after it: the goal stands below the last one. */}
            {firstAfter < 0 && qualifies !== null && index === steps.length - 1 ? <Mark>{goal}</Mark> : null}
          </li>
        )
      })}
    </ol>
  )
}

const Mark = ({ children }: { readonly children: string }) => (
  <p className="mb-2 inline-block rounded-full bg-sun-soft px-3 py-1 me-2 text-sm font-semibold">{children}</p>
)

type TaughtProps = { readonly step: RouteStep; readonly filter: ProgramFilter } & Pick<Props, 'near' | 'subject'>

const kilometres = (metres: number) => Math.max(1, Math.round(metres / 1000))

/** Where a step is taken: near the visitor's place once that is known, and all of it in the finder. */
const Taught = async ({ step, filter, near, subject }: TaughtProps) => {
  const [t, sample, locale] = [await getTranslations('routes'), await getTranslations('sample'), await pageLocale()]
  const place = near?.place ?? null
  const nearby = near && 'value' in near.programs ? near.programs.value.get(step.id) : undefined
  const href = {
    pathname: '/navigator/opleidingen',
    query: {
      ...finderQuery(filter),
      ...(place ? { plaats: place.name } : {}),
      ...(place && !nearby?.isInside ? { straal: 'nl' } : {}),
    },
  } as const
  // No link of the framework: the line about the visitor's situation adds the place that this browser knows to its address.
  const all = (
    <a
      href={getPathname({ href, locale })}
      data-finder=""
      className="font-semibold underline underline-offset-4 hover:decoration-2"
    >
      {nearby ? t('allPrograms') : t('everywhere')}
      <span className="sr-only" lang={step.language}>
        : {step.title}
      </span>
    </a>
  )
  if (!place || !near) return <p data-screen="">{all}</p>
  if (!('value' in near.programs)) return <p role="status">{t('nearFailed')}</p>
  if (!nearby?.count)
    return (
      <p className="text-muted">
        {filter.query === subject && subject ? t('nearNoneFor', { subject }) : t('nearNone')}
      </p>
    )
  return (
    <div className="space-y-3 rounded-lg bg-sunken p-5">
      <p className="text-sm text-muted">
        {filter.query === subject && subject
          ? t('nearFoundFor', { count: nearby.count, subject })
          : t('nearFound', { count: nearby.count })}
        . {nearby.isInside ? t('nearIn', namedPlace(place.name, place.lead)) : t('nearPlace', { place: place.name })}:
      </p>
      <ul className="space-y-2.5">
        {nearby.programs.map((program) => (
          <li key={program.id} className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span lang="nl">
              <OptionalLink
                href={itemHref('programs', program)}
                className="font-semibold underline-offset-4 hover:decoration-2"
              >
                {program.title}
              </OptionalLink>{' '}
              <span className="text-sm text-muted">{program.institutions}</span>
              {program.derived ? (
                <span lang={locale} className="text-sm text-muted">
                  {' '}
                  ({sample('derivedShort')})
                </span>
              ) : null}
            </span>
            {program.distance === null ? null : (
              <span className="text-sm tabular-nums">
                {t('distance', { kilometres: kilometres(program.distance) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p data-screen="">{all}</p>
    </div>
  )
}
