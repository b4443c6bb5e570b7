import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Code } from '#components/developers/code.tsx'
import { Calls } from '#components/developers/calls.tsx'
import { Parameters } from '#components/developers/parameters.tsx'
import { Schemas } from '#components/developers/schemas.tsx'
import { Section } from '#components/ui/section.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getDescription } from '#lib/content/open-api.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { callsOf, curlTo } from '#lib/developers/open-api-description.ts'
import { env } from '#lib/env.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { errorStatus } from '#schema/errors.ts'

export const ensureStatic = 'navigation'
export const instant = false

// The first needs no token and works as it stands; the others, with a token that opens what every account may read.
const examples = [
  ['exampleUp', curlTo(env.apiUrl, '/server/ping', null)],
  ['exampleList', curlTo(env.apiUrl, '/items/articles?fields=title,path&limit=10')],
  ['exampleFilter', curlTo(env.apiUrl, '/items/articles?filter[title][_icontains]=pabo&fields=title,slug&sort=title')],
  ['exampleWait', curlTo(env.apiUrl, '/server/specs/oas')],
] as const
const errors = [
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'INVALID_QUERY',
  'REQUESTS_EXCEEDED',
  'SERVICE_UNAVAILABLE',
] as const

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('developers'), await pageLocale()]
  return pageMetadata({ locale, href: '/ontwikkelaars', title: t('title'), description: t('description') })
}

export default async function DevelopersPage() {
  const [t, described] = [await getTranslations('developers'), await getDescription()]
  const count = described?.groups.reduce((sum, { operations }) => sum + operations.length, 0) ?? 0
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
        <Section id="beginnen" title={t('start')}>
          <p className="max-w-2xl">{t('startText')}</p>
          <dl className="space-y-5">
            {examples.map(([key, command]) => (
              <div key={key} className="space-y-2">
                <dt className="font-semibold">{t(key)}</dt>
                <dd>
                  <Code>{command}</Code>
                </dd>
              </div>
            ))}
          </dl>
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
