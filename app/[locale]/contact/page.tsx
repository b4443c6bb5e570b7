import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { ContactForm } from '#components/forms/contact-form.tsx'
import { problemsInWords } from '#components/forms/problems-in-words.ts'
import { ProblemSummary } from '#components/forms/problem-summary.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { contact } from '#lib/forms/contact.ts'
import { formMetadata, isReturned } from '#lib/forms/form-metadata.ts'
import { readReturned } from '#lib/forms/form-state.ts'
import { fixedMetadata } from '#lib/metadata.ts'

export const generateMetadata = formMetadata(fixedMetadata('/contact'), isReturned(contact.name))

export default async function ContactPage({ searchParams }: PageProps<'/[locale]/contact'>) {
  await connection()
  const [t, form, returned] = [
    await getTranslations('contact'),
    await getTranslations('form'),
    await readReturned(contact.name, await searchParams),
  ]
  const problems = problemsInWords(returned.problems, t, form, returned.values)
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t((await getCatalogueNote()).isSample ? 'leadSample' : 'lead')}>
        <p className="max-w-2xl">
          {t('advice')}{' '}
          <Link href="/adviesgesprek" className="font-semibold link">
            {t('adviceLink')}
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-12">
        <ProblemSummary problems={problems} />
        <ContactForm {...returned} problems={new Map(problems.map(({ field, text }) => [field, text]))} />
      </div>
    </>
  )
}
