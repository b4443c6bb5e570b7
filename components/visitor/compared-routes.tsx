import { getTranslations } from 'next-intl/server'
import { goalInWords, inWords, withDutch } from '#lib/routes/duration-in-words.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { itemHref, type Href } from '#lib/paths.ts'
import { lengthOf } from '#lib/routes/length.ts'
import type { RouteCard, RouteMap } from '#lib/routes/route-map.ts'
import { referenceOf } from '#lib/visitor/item.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { Save } from './save.tsx'

type Props = {
  readonly map: RouteMap
  readonly routes: readonly RouteCard[]
  readonly withoutOne: (id: string) => Href
}

/** Routes side by side: how long, when the first salary comes, through which steps, and for whom, an answer to each question. */
export const ComparedRoutes = async ({ map, routes, withoutOne }: Props) => {
  const [t, words, locale] = [await getTranslations('compare'), await getTranslations('routes'), await pageLocale()]
  const stepsOf = (route: RouteCard) => route.steps.flatMap((place) => map.steps[place] ?? [])
  const salary = (route: RouteCard): string[] | null => {
    if (route.isForTeachers) return [t('salaryHeld')]
    const months = lengthOf(stepsOf(route), false).salary
    if (months === null) return null
    const after = words('after', { length: inWords(words, months) })
    return [months > 0 ? withDutch(words, after, route.takesDutch) : words('atStart')]
  }
  const relevant = map.questions.filter(({ answers }) =>
    answers.some(({ slug }) => routes.some(({ requires }) => requires.includes(slug))),
  )
  return (
    <ComparisonTable
      id="routes"
      title={t('routes', { count: routes.length })}
      columns={routes.map(({ id, title, language, slug }) => ({
        id,
        item: referenceOf('routes', id),
        title,
        language,
        href: itemHref('routes', { slug }),
        without: withoutOne(id),
        save: <Save kind="routes" id={id} title={title} inline />,
      }))}
      rows={[
        {
          name: t('goal'),
          values: routes.map((route) => (route.months ? [goalInWords(words, route)] : null)),
          isOurs: true,
        },
        { name: t('salary'), values: routes.map(salary), isOurs: true },
        {
          name: t('steps'),
          values: routes
            .map((route) => stepsOf(route).map(({ title }) => title))
            .map((all) => (all.length ? all : null)),
          isOurs: routes.every((route) => stepsOf(route).every(({ language }) => language === locale)),
        },
        ...relevant.map(({ title, answers, language }) => ({
          name: title,
          values: routes.map(({ requires }) => {
            const own = answers.filter(({ slug }) => requires.includes(slug))
            return own.length ? own.map((answer) => answer.title) : null
          }),
          isOurs: language === locale,
        })),
      ]}
    />
  )
}
