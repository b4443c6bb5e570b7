import { getTranslations } from 'next-intl/server'
import { PageHeader } from '#components/ui/page-header.tsx'
import { sectorTint } from '#components/hub/sector-tint.ts'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { listSectors } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/sectoren')

export default async function SectorsPage() {
  const [t, sectors] = [await getTranslations('sector'), await listSectors(await pageLocale())]
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <ol className="wrap grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {sectors.map((sector, index) => (
          <li
            key={sector.id}
            lang={sector.language}
            className={`group relative flex min-h-56 flex-col justify-end rounded-xl p-7 ${sectorTint(index)}`}
          >
            <h2 className="text-h2">
              <OptionalLink href={itemHref('sectors', sector)} className="card-link">
                {sector.title}
              </OptionalLink>
            </h2>
            {sector.description ? <p className="mt-2 text-muted">{sector.description}</p> : null}
          </li>
        ))}
      </ol>
    </>
  )
}
