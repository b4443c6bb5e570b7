import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { BookingForm } from '#components/advice/booking-form.tsx'
import { Conversations } from '#components/advice/conversations.tsx'
import { NoSlots } from '#components/advice/no-slots.tsx'
import { PlannedElsewhere } from '#components/advice/planned-elsewhere.tsx'
import { AdviceSteps } from '#components/advice/steps.tsx'
import { ThroughDesk } from '#components/advice/through-desk.tsx'
import { DroppedAnswers } from '#components/routes/dropped-answers.tsx'
import { ProblemSummary } from '#components/forms/problem-summary.tsx'
import { problemsInWords } from '#components/forms/problems-in-words.ts'
import { PlaceUnknown } from '#components/ui/place-input.tsx'
import { Section } from '#components/ui/section.tsx'
import { Team } from '#components/media/team.tsx'
import { Link } from '#components/ui/link.tsx'
import { OtherPlaces } from '#components/ui/other-places.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { Part } from '#components/ui/part.tsx'
import { bookingForm } from '#lib/advice/book.ts'
import { readAdvice } from '#lib/advice/booking-page.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { listTeam } from '#lib/content/team.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { alongIn, alongQuery } from '#lib/routes/carried-answers.ts'
import { siteWays } from '#lib/routes/ways.ts'
import { toParameters } from '#lib/search/state.ts'
import { formMetadata, isReturned } from '#lib/forms/form-metadata.ts'
import { pageMetadata } from '#lib/metadata.ts'

/** Problems that another time does not solve. */
const excesses = new Set(['holds', 'bookings', 'network'])

const plainMetadata = async () => {
  const [t, sample] = [await getTranslations('advice'), await getTranslations('sample')]
  const { isSample } = await getCatalogueNote()
  return pageMetadata({
    href: '/adviesgesprek',
    title: t('title'),
    description: isSample ? sample('advice') : t('description'),
  })
}

export const generateMetadata = formMetadata(plainMetadata, isReturned(bookingForm))

export default async function AdvicePage({ searchParams }: PageProps<'/[locale]/adviesgesprek'>) {
  await connection()
  const sample = await getTranslations('sample')
  const t = await getTranslations('advice')
  const form = await getTranslations('form')
  const parameters = await searchParams
  const [{ conversations, chosen, isNamed, ownHold, slots, desk, situation, values, returned }, team, { isSample }] =
    await Promise.all([readAdvice(parameters, await pageLocale()), listTeam(), getCatalogueNote()])
  const { place, known, subject } = situation
  const { questions, progress, typed } = situation.form
  const carried = {
    ...alongQuery(alongIn(toParameters(parameters))),
    ...Object.fromEntries(['loket', 'route', 'opleiding', 'vraag'].map((name) => [name, parameters[name]])),
    // What was typed stays with the form that came back.
    fout: returned.mark === 'terug' ? '1' : undefined,
  }
  const isTyped = returned.problems.length > 0 || Object.keys(returned.values).length > 0
  const problems = chosen?.link ? [] : problemsInWords(returned.problems, t, form, returned.values)
  const facts = [
    isSample ? t('fact.nobody') : t('fact.free'),
    ...(chosen?.duration ? [t('minutes', { count: chosen.duration })] : []),
    ...(isSample ? [] : [t('fact.calls')]),
  ]
  const missing = chosen === null ? 'none' : slots === null ? 'unavailable' : 'full'
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={isSample ? sample('advice') : t('lead')}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
          {facts.map((fact) => (
            <li key={fact} className="border-s-4 border-sun ps-3">
              {fact}
            </li>
          ))}
        </ul>
        <p>
          <Link href="/wat-kan-je-van-een-adviesgesprek-verwachten" className="inline-block py-1 link">
            {t('expectMore')}
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-20">
        <div className="space-y-6 empty:hidden">
          <YourSituation on="advice" place={known} subject={subject} questionnaire={{ questions, progress }} />
          <DroppedAnswers questions={questions} progress={progress} ways={siteWays} place={questions.length} />
          {typed && !place ? <PlaceUnknown typed={typed}>{t('placeUnknown', { place: typed })}</PlaceUnknown> : null}
          {place?.reading ? (
            <OtherPlaces
              place={place.reading}
              linkTo={(plaats) => ({
                pathname: '/adviesgesprek',
                query: { ...carried, gesprek: chosen?.id, plaats },
              })}
            />
          ) : null}
        </div>
        <ProblemSummary problems={problems}>
          {returned.problems.some((problem) => excesses.has(problem)) ? (
            <p className="flex flex-wrap gap-x-6 gap-y-1">
              {ownHold ? (
                <a href={ownHold} className="inline-block py-1 link">
                  {t('ownHold')}
                </a>
              ) : null}
              <Link href="/contact" className="inline-block py-1 link">
                {t('orContact')}
              </Link>
            </p>
          ) : null}
        </ProblemSummary>
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Part id="plan" title={t('plan')} className="min-w-0 space-y-10">
            <Conversations conversations={conversations} chosen={chosen?.id} along={carried} />
            {chosen?.link ? (
              <PlannedElsewhere link={chosen.link} desk={values['desk'] ?? ''} />
            ) : slots?.length || isTyped ? (
              <BookingForm
                conversation={chosen?.id ?? ''}
                slots={slots ?? []}
                missing={missing}
                context={toParameters({ ...carried, gesprek: isNamed ? chosen?.id : undefined }).toString()}
                {...returned}
                values={values}
                problems={new Map(problems.map(({ field, text }) => [field, text]))}
              />
            ) : (
              <NoSlots reason={missing} />
            )}
          </Part>
          <aside className="lg:pt-4">
            <ThroughDesk desk={desk} />
          </aside>
        </div>
        <Section id="zo-gaat-het" title={t('expect')}>
          <AdviceSteps isSample={isSample} />
        </Section>
        <Team id="adviseurs" title={t('who')} members={team.filter(({ adviser }) => adviser)} />
      </div>
    </>
  )
}
