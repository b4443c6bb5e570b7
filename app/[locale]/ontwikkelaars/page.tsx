import { getTranslations } from 'next-intl/server'
import { Calls } from '#components/developers/calls.tsx'
import { Changes } from '#components/developers/changes.tsx'
import { Examples } from '#components/developers/examples.tsx'
import { Parameters } from '#components/developers/parameters.tsx'
import { Schemas } from '#components/developers/schemas.tsx'
import { Section } from '#components/ui/section.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { getDescription } from '#lib/content/open-api.ts'
import { examplesOf, subjects } from '#lib/developers/examples.ts'
import { callsOf } from '#lib/developers/open-api-description.ts'
import { env } from '#lib/env.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { errorStatus } from '#schema/errors.ts'

export const ensureStatic = 'navigation'

const examples = examplesOf({
  content: env.apiUrl,
  search: env.searchUrl,
  applicationId: env.searchAppId,
  tokenField: env.searchTokenField,
  media: env.mediaUrl,
  mediaFolder: env.mediaFolder,
  site: env.siteUrl,
})
const anchors = {
  start: 'beginnen',
  content: 'content-api',
  search: 'zoek-api',
  media: 'beeld',
  open: 'zonder-token',
  agents: 'mcp',
  rotation: 'token-vervangen',
} as const
const limits = ['related', 'hits', 'token', 'writes', 'polite'] as const
const errors = [
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'INVALID_QUERY',
  'REQUESTS_EXCEEDED',
  'SERVICE_UNAVAILABLE',
] as const

export const generateMetadata = fixedMetadata('/ontwikkelaars')

export default async function DevelopersPage() {
  const t = await getTranslations('developers')
  const [described, note] = await Promise.all([getDescription(), getCatalogueNote()])
  const count = described?.groups.reduce((sum, { operations }) => sum + operations.length, 0) ?? 0
  const parts = [
    ...subjects.map((subject) => [anchors[subject], t(`subject.${subject}.title`)] as const),
    ['grenzen', t('limits')] as const,
    ['fouten', t('errors')] as const,
    ...(note.source && note.licence ? [['licentie', t('reuse')] as const] : []),
    ['wijzigingen', t('changes')] as const,
    ['vragen', t('operations')] as const,
  ]
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')}>
        <p>
          <Link href="/access-request" className={buttonClass({ size: 'lg' })}>
            {t('access')}
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-20">
        <nav aria-label={t('onThisPage')}>
          <ul className="flex max-w-3xl flex-wrap gap-x-5 gap-y-1">
            {parts.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1 link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {subjects.map((subject) => (
          <Section key={subject} id={anchors[subject]} title={t(`subject.${subject}.title`)}>
            <p className="max-w-2xl">{t(`subject.${subject}.text`, { applicationId: env.searchAppId })}</p>
            <Examples examples={examples[subject]} />
          </Section>
        ))}
        <Section id="grenzen" title={t('limits')}>
          <p className="max-w-2xl">{t('limitsText')}</p>
          <ul className="max-w-2xl list-disc space-y-1 ps-5">
            {limits.map((limit) => (
              <li key={limit}>{t(`limit.${limit}`)}</li>
            ))}
          </ul>
        </Section>
        <Section id="fouten" title={t('errors')}>
          <p className="max-w-2xl">{t('errorsText')}</p>
          <dl className="grid max-w-3xl gap-x-6 gap-y-1 sm:grid-cols-[18rem_1fr]">
            {errors.map((code) => (
              <div key={code} className="contents">
                <dt className="font-mono text-sm font-semibold" translate="no">
                  {errorStatus[code]} {code}
                </dt>
                <dd className="pb-3 sm:pb-0">{t(`error.${code}`)}</dd>
              </div>
            ))}
          </dl>
        </Section>
        {note.source && note.licence ? (
          <Section id="licentie" title={t('reuse')}>
            <p className="max-w-2xl">{t('reuseText', { source: note.source, licence: note.licence.name })}</p>
            {note.isSample ? <p className="max-w-2xl">{t('reuseSample')}</p> : null}
          </Section>
        ) : null}
        <Section id="wijzigingen" title={t('changes')}>
          <p className="max-w-2xl">{t('changesText')}</p>
          <Changes />
        </Section>
        {described ? (
          <>
            <Section id="vragen" title={t('operations')}>
              <p className="max-w-2xl">{t('operationsText', { count })}</p>
              {described.groups.map(({ name, operations }) => (
                <section key={name} aria-labelledby={`groep-${name}`} className="space-y-2">
                  <h3 id={`groep-${name}`} className="text-h4" translate="no">
                    {name || t('group.other')}
                  </h3>
                  {callsOf(operations).map((alike) => (
                    <Calls key={alike[0]?.id} operations={alike} />
                  ))}
                </section>
              ))}
            </Section>
            <Section id="parameters" title={t('parameters')}>
              <p className="max-w-2xl">{t('parametersText')}</p>
              <Parameters parameters={described.parameters} />
            </Section>
            <Section id="vormen" title={t('schemas')}>
              <p className="max-w-2xl">{t('schemasText', { count: described.schemas.length })}</p>
              <Schemas schemas={described.schemas} />
            </Section>
          </>
        ) : (
          <Section id="vragen" title={t('absent')}>
            <p className="max-w-2xl">{t('absentText')}</p>
          </Section>
        )}
      </div>
    </>
  )
}
