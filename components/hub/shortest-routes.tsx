import { getTranslations } from 'next-intl/server'
import { goalInWords } from '#lib/routes/duration-in-words.ts'
import { Link } from '#components/ui/link.tsx'
import { Section } from '#components/ui/section.tsx'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { familiesOf } from '#lib/routes/families.ts'
import { inOrder, type Answer, type RouteCard } from '#lib/routes/route-map.ts'
import { siteWays } from '#lib/routes/ways.ts'

type Props = {
  /** Path of the page of a role, sector or qualification, in the language of the catalogue. */
  readonly about: string | null
}

/** Kinds of routes that are named; the questionnaire has all. */
const most = 5

const link = 'font-semibold link'

type DiplomasProps = {
  /** Answers about what somebody already has. */
  readonly facts: readonly Answer[]
  /** The forms of one kind of route. */
  readonly routes: readonly RouteCard[]
}

/** For whom the forms of a kind of route are: everything that one of them starts from. */
const Diplomas = async ({ facts, routes }: DiplomasProps) => {
  const [t, locale] = [await getTranslations('hub'), await pageLocale()]
  const starts = facts.filter(({ slug }) => routes.some(({ requires }) => requires.includes(slug)))
  if (!starts.length) return null
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(starts.map(({ title }) => title))
  return <p className="text-sm text-muted">{t('waysFor', { diploma: list })}</p>
}

/** The shortest kinds of routes to what the page is about, what they qualify for, and the questionnaire; nothing where no answer leads there. */
export const ShortestRoutes = async ({ about }: Props) => {
  const [t, routes, locale] = [await getTranslations('hub'), await getTranslations('routes'), await pageLocale()]
  const map = await getRouteMap(locale)
  // What somebody already has leads away from it.
  const wishes = map.questions.flatMap((question) => (question.isFact ? [] : question.answers))
  const answers = wishes.filter((answer) => answer.about === about)
  const slugs = new Set(answers.map(({ slug }) => slug))
  const fitting = map.routes.filter(({ requires }) => requires.some((slug) => slugs.has(slug)))
  if (about === null || !fitting.length) return null
  const families = familiesOf(inOrder(fitting, 'duur'))
  const facts = map.questions.flatMap((question) => (question.isFact ? question.answers : []))
  const required = new Set(fitting.flatMap(({ requires }) => requires))
  const licences = wishes.filter(
    ({ slug, about: page }) => page?.startsWith('/bevoegdheden/') && page !== about && required.has(slug),
  )
  return (
    <Section id="route" title={t('waysIn')}>
      <ul className="max-w-3xl divide-y divide-line border-y border-line">
        {families.slice(0, most).map(({ title, language, routes: [first, ...others] }) => (
          <li key={title} className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4">
            <div>
              <h3 lang={language} className="text-h4">
                <Link href={siteWays.route(first.slug)} className={link}>
                  {title}
                </Link>
              </h3>
              <Diplomas facts={facts} routes={[first, ...others]} />
            </div>
            <p className="text-muted tabular-nums">
              {others.some(({ months }) => months !== first.months)
                ? t('waysFrom', { goal: goalInWords(routes, first) })
                : goalInWords(routes, first)}
            </p>
          </li>
        ))}
      </ul>
      {licences.length ? (
        <p className="max-w-3xl">
          {t('waysNeed')}{' '}
          {licences.map(({ slug, title, language }, index) => (
            <span key={slug} lang={language}>
              {index ? ', ' : null}
              {title}
            </span>
          ))}
        </p>
      ) : null}
      <p>
        <Link href={siteWays.result(answers.map(({ slug }) => slug).slice(0, 1))} className={link}>
          {t('waysAll', { count: families.length })}
        </Link>
      </p>
    </Section>
  )
}
