import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { AgendaSpecimens, MediaSpecimens } from '#components/style/content-specimens.tsx'
import { FormSpecimens } from '#components/style/form-specimens.tsx'
import { SearchSpecimens } from '#components/style/search-specimens.tsx'
import { Specimens } from '#components/style/specimens.tsx'
import { Tokens } from '#components/style/tokens.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { env } from '#lib/env.ts'

export const metadata: Metadata = { title: 'Stijlgids', robots: { index: false } }

/** Every token and every component in each of its states, for who builds this site; visitors have no use for it. */
export default async function StyleGuidePage() {
  if (!env.styleGuide) notFound()
  await connection()
  return (
    <div lang="nl">
      <PageHeader
        trail={[]}
        title="Stijlgids"
        lead="Alles waaruit een pagina bestaat, in elke staat. Wat hier niet staat, bestaat niet."
      />
      <div className="wrap space-y-20">
        <Tokens />
        <Specimens />
        <FormSpecimens />
        <AgendaSpecimens />
        <MediaSpecimens />
        <SearchSpecimens />
      </div>
    </div>
  )
}
