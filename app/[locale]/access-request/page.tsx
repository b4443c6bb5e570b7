import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { AccessForm } from '#components/forms/access-form.tsx'
import { problemsInWords } from '#components/forms/problems-in-words.ts'
import { Policies } from '#components/forms/policies.tsx'
import { ProblemSummary } from '#components/forms/problem-summary.tsx'
import { Section } from '#components/ui/section.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { accessRequest } from '#lib/forms/access-request.ts'
import { formMetadata, isReturned } from '#lib/forms/form-metadata.ts'
import { readReturned } from '#lib/forms/form-state.ts'
import { fixedMetadata } from '#lib/metadata.ts'

const rules = ['cache', 'slow', 'source', 'person'] as const

export const generateMetadata = formMetadata(fixedMetadata('/access-request'), isReturned(accessRequest.name))

export default async function AccessRequestPage({ searchParams }: PageProps<'/[locale]/access-request'>) {
  await connection()
  const [t, form, returned] = [
    await getTranslations('access'),
    await getTranslations('form'),
    await readReturned(accessRequest.name, await searchParams),
  ]
  const problems = problemsInWords(returned.problems, t, form, returned.values)
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')}>
        <p>
          <Link href="/ontwikkelaars" className="inline-block py-1 link">
            {t('docs')}
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-20">
        <ProblemSummary problems={problems} />
        <Section id="token" title={t('token')}>
          <p className="max-w-2xl">{t('tokenText')}</p>
        </Section>
        <Section id="policies" title={t('policies')}>
          <p className="max-w-2xl">{t('policiesText')}</p>
          <Policies />
        </Section>
        <Section id="gebruik" title={t('fair')}>
          <ul className="max-w-2xl list-disc space-y-2 ps-5">
            {rules.map((rule) => (
              <li key={rule}>{t(`fairItem.${rule}`)}</li>
            ))}
          </ul>
        </Section>
        <Section id="aanvragen" title={t('form')}>
          <p className="max-w-2xl text-muted">{t('formText')}</p>
          <AccessForm {...returned} problems={new Map(problems.map(({ field, text }) => [field, text]))} />
        </Section>
      </div>
    </>
  )
}
