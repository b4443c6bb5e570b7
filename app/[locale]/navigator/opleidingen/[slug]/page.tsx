import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Document } from '#components/rich-text/document.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { firstProgramSlug, getProgram } from '#lib/content/programs.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { originalUrl } from '#lib/media.ts'
import { mediaBase } from '#lib/media-base.ts'
import { absoluteUrl, pageMetadata } from '#lib/metadata.ts'
import { courseData } from '#lib/structured-data/course.ts'

export const ensureStatic = 'navigation'
export const instant = false

const hrefOf = (slug: string) => ({ pathname: '/navigator/opleidingen/[slug]', params: { slug } }) as const

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => (await firstProgramSlug()).map((slug) => ({ slug }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const program = await getProgram((await params).slug)
  if (!program) notFound()
  const at = program.educational_institutions.map(({ title }) => title).join(', ')
  const [t, locale] = [await getTranslations('program'), await pageLocale()]
  const title = at ? `${program.title}, ${at}` : program.title
  return pageMetadata({ locale, href: hrefOf(program.slug), title, description: t('description', { title }) })
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="border-t border-line py-3">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

export default async function ProgramPage({ params }: Props) {
  const program = await getProgram((await params).slug)
  if (!program) notFound()
  const [t, site, values, article] = [
    await getTranslations('program'),
    await getTranslations('site'),
    await getTranslations('search.values'),
    await getTranslations('article'),
  ]
  const institution = program.educational_institutions[0]
  const level = program.level as 'bachelor' | null
  const words = {
    headingLink: (heading: string) => article('linkToHeading', { heading }),
    table: article('scrollTable'),
  }
  return (
    <div className="wrap space-y-10 py-6">
      <Breadcrumbs trail={[{ label: site('programs'), href: '/navigator/opleidingen' }]} current={program.title} />
      <header className="flex flex-wrap items-center gap-6">
        {institution?.logo ? (
          <img
            src={originalUrl(mediaBase, institution.logo.id, 'image')}
            alt=""
            width={88}
            height={88}
            className="size-22 object-contain"
          />
        ) : null}
        <div className="min-w-0 space-y-2">
          <h1 className="text-h1">{program.title}</h1>
          {institution ? <p className="text-lead text-muted">{institution.title}</p> : null}
        </div>
      </header>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-12">
          <section aria-labelledby="vormen" className="space-y-6">
            <h2 id="vormen" className="text-h2">
              {t('forms')}
            </h2>
            {program.program_forms.map((form) => (
              <article key={form.id} className="space-y-4 rounded-lg border border-line bg-surface p-6">
                <h3 className="text-h3">{form.track?.name ?? t('unknown')}</h3>
                {form.description ? (
                  <div className="prose">
                    <Document document={form.description} words={words} />
                  </div>
                ) : null}
                {form.url ? (
                  <ButtonLink to={form.url} variant="outline" size="sm">
                    {t('toWebsite')}
                  </ButtonLink>
                ) : null}
              </article>
            ))}
          </section>
          {program.locations.length ? (
            <section aria-labelledby="locaties" className="space-y-4">
              <h2 id="locaties" className="text-h2">
                {t('locations')}
              </h2>
              <ul className="grid gap-3 sm:grid-cols-2">
                {program.locations.map(({ id, title, address, zip, city }) => (
                  <li key={id} className="rounded-lg border border-line bg-surface p-4">
                    <p className="font-semibold">{title}</p>
                    <p className="text-sm text-muted">
                      {[address, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <section aria-labelledby="feiten">
          <h2 id="feiten" className="mb-3 text-h3">
            {t('facts')}
          </h2>
          <dl>
            <Fact name={t('institution')}>{institution?.title ?? t('unknown')}</Fact>
            <Fact name={t('level')}>{level && values.has(level) ? values(level) : (level ?? t('unknown'))}</Fact>
            <Fact name={t('degree')}>{program.degree ?? t('unknown')}</Fact>
            <Fact name={t('type')}>
              {program.type ? program.type.charAt(0).toLocaleUpperCase('nl') + program.type.slice(1) : t('unknown')}
            </Fact>
            <Fact name={t('duration')}>
              {program.duration_in_months ? t('months', { months: program.duration_in_months }) : t('unknown')}
            </Fact>
            <Fact name={t('qualification')}>
              {program.qualifications.map(({ name }) => name).join(', ') || t('unknown')}
            </Fact>
          </dl>
        </section>
      </div>
      <JsonLd data={courseData(program, absoluteUrl(hrefOf(program.slug), await pageLocale()))} />
    </div>
  )
}
