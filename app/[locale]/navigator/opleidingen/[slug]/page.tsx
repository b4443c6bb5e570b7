import { getTranslations } from 'next-intl/server'
import { LocalDesks } from '#components/desks/local-desks.tsx'
import { DraftNote } from '#components/rich-text-editor/draft-note.tsx'
import { QuestionFolds } from '#components/hub/question-folds.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { RoutesThrough } from '#components/routes/routes-through.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { Section } from '#components/ui/section.tsx'
import { InstitutionMark } from '#components/navigator/institution-mark.tsx'
import { Places } from '#components/navigator/places.tsx'
import { ProgramFacts } from '#components/navigator/program-facts.tsx'
import { ProgramForms } from '#components/navigator/program-forms.tsx'
import { ProgramText } from '#components/navigator/program-text.tsx'
import { SourceNote } from '#components/navigator/source-note.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { Compare } from '#components/visitor/compare.tsx'
import { Comparison } from '#components/visitor/comparison.tsx'
import { Save } from '#components/visitor/save.tsx'
import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { Link } from '#components/ui/link.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { itemPage } from '#lib/content/item-page.ts'
import { firstProgramSlug, getProgram, listAround, readProgram } from '#lib/content/programs.ts'
import { saysOfItsOwn } from '#lib/content/program-sentences.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { courseData } from '#lib/structured-data/course.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

const hrefOf = (slug: string) => ({ pathname: '/navigator/opleidingen/[slug]', params: { slug } }) as const

type Params = { readonly slug: string }
type Props = { readonly params: Promise<Params> }

export const generateStaticParams = async () => staticSlugs(await firstProgramSlug())

const { find, generateMetadata } = itemPage({
  hrefOf: ({ slug }: Params) => hrefOf(slug),
  getPublished: ({ slug }) => getProgram(slug),
  readDraft: (source, { slug }) => readProgram(source, slug),
  describe: async (program) => {
    const at = program.educational_institutions.map((institution) => institution.title).join(', ')
    const title = at ? `${program.title}, ${at}` : program.title
    const t = await getTranslations('program')
    return { href: hrefOf(program.slug), title, description: t('description', { title }), index: saysOfItsOwn(program) }
  },
})
export { generateMetadata }

export default async function ProgramPage({ params }: Props) {
  const { item: program, isDraft } = await find(params)
  const [t, desk, locale] = [await getTranslations('program'), await getTranslations('desk'), await pageLocale()]
  const { stories, questions } = await listAround(
    program.sectors.map(({ id }) => id),
    program.roles.map(({ id }) => id),
    locale,
  )
  const [institution] = program.educational_institutions
  return (
    <>
      {isDraft ? <DraftNote collection="programs" item={program.id} /> : null}
      {program.derived || program.sample ? null : (
        <JsonLd data={courseData(program, absoluteUrl(hrefOf(program.slug), locale))} />
      )}
      <PageHeader
        trail={[{ label: t('trail'), href: '/navigator/opleidingen' }]}
        title={program.title}
        titleLang="nl"
        mark={<InstitutionMark logo={institution?.logo ?? null} name={institution?.title ?? null} />}
        lead={institution ? t('atInstitution', { name: institution.title }) : null}
      >
        <Standing of={program} />
        <div className="flex flex-wrap items-center gap-3">
          <Save kind="programs" id={program.id} title={program.title} page />
          <Compare kind="programs" id={program.id} title={program.title} />
        </div>
      </PageHeader>
      <div className="wrap space-y-20">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Part
            id="feiten"
            title={t('facts')}
            heading="text-h3"
            className="space-y-4 lg:order-last lg:sticky lg:top-8 lg:self-start"
          >
            <ProgramFacts program={program} />
            <SourceNote vendor={program.vendor} updated={program.date_updated} sources={program.data_sources} />
          </Part>
          <div className="min-w-0 space-y-16">
            <ProgramText program={program} />
            <Section id="vormen" title={t('forms')}>
              <ProgramForms forms={program.program_forms} />
            </Section>
            <Section id="bevoegdheid" title={t('qualifications')}>
              {program.qualifications.length ? (
                <div className="space-y-5">
                  <p className="max-w-2xl text-muted">{t('qualificationsLead')}</p>
                  <ul className="border-t border-line">
                    {program.qualifications.map((qualification) => (
                      <li key={qualification.id} className="group relative border-b border-line py-4">
                        <h3 className="text-h4">
                          <OptionalLink href={itemHref('qualifications', qualification)} className="card-link">
                            <TermName name={qualification.name} />
                          </OptionalLink>
                        </h3>
                        {qualification.description ? (
                          <>
                            <LanguageMark language="nl" />
                            <p lang="nl" className="max-w-2xl text-muted">
                              {qualification.description}
                            </p>
                          </>
                        ) : null}
                      </li>
                    ))}
                  </ul>
                </div>
              ) : (
                <p>{t('noQualification')}</p>
              )}
            </Section>
            <Section id="routes" title={t('routes')}>
              <RoutesThrough programs={[program]} />
            </Section>
            {program.roles.length ? (
              <Section id="functies" title={t('roles')}>
                <LinkTags items={{ roles: program.roles }} showAll />
              </Section>
            ) : null}
            {program.sectors.length ? (
              <Section id="sectoren" title={t('sectors')}>
                <LinkTags items={{ sectors: program.sectors }} showAll />
              </Section>
            ) : null}
          </div>
        </div>
        <Section id="locaties" title={t('locations')}>
          {program.locations.length ? <Places places={program.locations} /> : <p>{t('noLocations')}</p>}
        </Section>
        <Section id="loket" title={t('desk')}>
          {program.locations.length ? (
            <>
              <p className="max-w-2xl text-muted">{t('deskLead')}</p>
              <LocalDesks places={program.locations} />
            </>
          ) : (
            <p>
              <Link href="/navigator/regioloketten" className="font-semibold link">
                {desk('findYours')}
              </Link>
            </p>
          )}
        </Section>
        {stories.length ? (
          <Section id="verhalen" onward title={t('stories')}>
            <MediaCards cards={stories} />
          </Section>
        ) : null}
        {questions.length ? (
          <Section id="vragen" title={t('questions')}>
            <QuestionFolds questions={questions} />
          </Section>
        ) : null}
        <AdviceStrip on="program" about={{ opleiding: program.slug }} />
      </div>
      <Comparison />
    </>
  )
}
