import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Remark } from '#components/feedback/remark.tsx'
import { ProblemSummary } from '#components/forms/problem-summary.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { countedKey, pageOf, returnedSeal } from '#lib/forms/feedback/reaction.ts'
import { formMetadata } from '#lib/forms/form-metadata.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

export const generateMetadata = formMetadata(
  unlistedMetadata('/reactie', 'feedback.title'),
  ({ [returnedSeal]: seal }) => typeof seal === 'string',
)

const linkTo = (path: string) => (text: ReactNode) => (
  <a href={path} className="wrap-anywhere link">
    {text}
  </a>
)

/** Rendered at each request: its form contains the moment, which a prerendered page could not. */
export default async function RemarkPage({ searchParams }: PageProps<'/[locale]/reactie'>) {
  await connection()
  const [{ pagina, page = pagina, [returnedSeal]: seal, [countedKey]: counted }, t] = [
    await searchParams,
    await getTranslations('feedback'),
  ]
  const [about, { isSample }] = [pageOf(page), await getCatalogueNote()]
  const returned = typeof seal === 'string' ? seal : null
  return about ? (
    <>
      <PageHeader
        trail={[]}
        title={t('title')}
        lead={
          <>
            {counted === undefined ? null : `${t('counted')} `}
            {t.rich(isSample ? 'leadSample' : 'lead', {
              path: about,
              page: linkTo(about),
            })}
          </>
        }
      />
      {returned === null ? null : (
        <div className="wrap pb-8">
          <ProblemSummary problems={[{ field: 'tekst', text: t('empty') }]} />
        </div>
      )}
      <Remark page={about} returned={returned} />
    </>
  ) : (
    <PageHeader trail={[]} title={t('unknown')} lead={t('unknownLead')} />
  )
}
