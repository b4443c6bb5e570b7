import { getTranslations } from 'next-intl/server'
import { DroppedAnswers } from '#components/routes/dropped-answers.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { SituationForm } from '#components/visitor/situation-form.tsx'
import { SituationOnward } from '#components/visitor/situation-onward.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { readSituation } from '#lib/content/situation.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { unlistedMetadata } from '#lib/metadata.ts'
import { siteWays } from '#lib/routes/ways.ts'
import { toParameters } from '#lib/search/state.ts'

export const generateMetadata = unlistedMetadata('/jouw-situatie', 'situation.title', 'situation.description')

export default async function SituationPage({ searchParams }: PageProps<'/[locale]/jouw-situatie'>) {
  const [t, parameters] = [await getTranslations('situation'), toParameters(await searchParams)]
  const { map, progress, known, subject, track, form } = await readSituation(parameters, await pageLocale())
  // The form sends each of its fields, also an empty one.
  const isForm = ['plaats', 'vak', 'traject'].every((key) => parameters.has(key))
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-12">
        <YourSituation
          on="situation"
          place={known}
          subject={subject}
          track={track}
          questionnaire={{ questions: map.questions, progress }}
          {...(isForm ? { complete: 'everything' } : {})}
        />
        <DroppedAnswers {...form} ways={siteWays} place={form.questions.length} />
        <SituationForm {...form} />
        <SituationOnward map={map} progress={progress} place={known} subject={subject} track={track} />
        <p className="hidden border-s-4 border-sun ps-4 noscript:block">{t('noScript')}</p>
      </div>
    </>
  )
}
