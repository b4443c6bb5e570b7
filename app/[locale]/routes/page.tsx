import { getTranslations } from 'next-intl/server'
import { FamilyList } from '#components/routes/family-list.tsx'
import { QuestionLine } from '#components/routes/question-line.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { familiesOf } from '#lib/routes/families.ts'
import { asAsked, inOrder, readAnswers } from '#lib/routes/route-map.ts'
import { siteWays } from '#lib/routes/ways.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/routes')

export default async function RoutesPage() {
  const [t, advice, { questions, routes }] = [
    await getTranslations('routes'),
    await getTranslations('toAdvice'),
    await getRouteMap(await pageLocale()),
  ]
  const all = familiesOf(inOrder(asAsked({ questions, routes }), 'duur'))
  // Those for who teaches already are the shortest, and for the fewest.
  const teachers = all.filter(({ routes: variants }) => variants.every((route) => route.isForTeachers))
  const families = [...all.filter((family) => !teachers.includes(family)), ...teachers]
  return (
    <>
      <div className="wrap pt-6">
        <Breadcrumbs trail={[]} current={t('trail')} />
        <YourSituation on="routes" />
      </div>
      <section className="mt-6 bg-night py-14 text-chalk lg:py-20">
        <div className="wrap space-y-8">
          <h1 className="max-w-4xl text-display">{t('title')}</h1>
          <p className="max-w-2xl text-lead text-chalk/85">{t('lead', { count: questions.length })}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Link
              href={siteWays.question(0, [])}
              className={`${buttonClass({ size: 'xl' })} bg-[#f5b83d]! text-[#14261f]! hover:bg-[#ffcb5e]!`}
            >
              {t('start')} <span aria-hidden="true">→</span>
            </Link>
            <Link href={siteWays.result([])} className="py-2 font-semibold link">
              {t('all', { count: families.length })}
            </Link>
            <Link href="/adviesgesprek" className="py-2 font-semibold link">
              {advice('link')}
            </Link>
          </div>
          <div className="pt-6">
            <QuestionLine questions={questions} progress={readAnswers(questions, [])} place={-1} ways={siteWays} />
          </div>
        </div>
      </section>
      <div className="wrap grid gap-x-16 gap-y-4 py-14 lg:grid-cols-2">
        <p className="text-lead">{t('promise')}</p>
        <p className="text-lead text-muted">{t('askedLead')}</p>
      </div>
      <div className="wrap pb-16">
        <FamilyList families={families} teachers={teachers.length} />
      </div>
    </>
  )
}
