import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { PlanSheet } from '#components/advice/plan-sheet.tsx'
import { RouteChoice } from '#components/advice/route-choice.tsx'
import { DroppedAnswers } from '#components/routes/dropped-answers.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PrintButton } from '#components/ui/print-button.island.tsx'
import { Section } from '#components/ui/section.tsx'
import { SituationForm } from '#components/visitor/situation-form.tsx'
import { readConversation } from '#lib/advice/conversation.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl, unlistedMetadata } from '#lib/metadata.ts'
import { siteWays } from '#lib/routes/ways.ts'
import { toParameters } from '#lib/search/state.ts'

export const generateMetadata = unlistedMetadata('/adviseur', 'adviser.title', 'adviser.lead')

/** For an adviser during a conversation: fill in what the other says, choose a route, hand over the plan. */
export default async function AdviserPage({ searchParams }: PageProps<'/[locale]/adviseur'>) {
  await connection()
  const [t, locale] = [await getTranslations('adviser'), await pageLocale()]
  const conversation = await readConversation(toParameters(await searchParams), locale)
  const { form, fitting, route } = conversation
  return (
    <>
      <div data-screen="">
        <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      </div>
      <div className="wrap space-y-14">
        <div data-screen="" className="space-y-6">
          <DroppedAnswers {...form} ways={siteWays} place={form.questions.length} />
          {conversation.isRouteMissing ? <p className="border-s-4 border-sun ps-4">{t('gone')}</p> : null}
          {conversation.isFitting ? null : <p className="border-s-4 border-sun ps-4">{t('notFitting')}</p>}
          <SituationForm {...form} action="/adviseur" submit={t('update')}>
            <RouteChoice families={fitting} chosen={route?.slug ?? ''} />
          </SituationForm>
        </div>
        {route ? (
          <Section id="plan" title={t('sheet')}>
            <p data-screen="" className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <PrintButton label={t('print')} className={buttonClass({ size: 'lg' })} />
              <span className="max-w-md text-muted">{t('printText')}</span>
            </p>
            <PlanSheet
              route={route}
              situation={conversation.summary}
              desks={conversation.desks}
              url={absoluteUrl(conversation.plan, locale)}
            />
          </Section>
        ) : (
          <p data-screen="">{conversation.hasTooMany ? t('tooMany') : t('choose', { count: fitting.length })}</p>
        )}
      </div>
    </>
  )
}
