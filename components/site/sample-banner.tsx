import { getTranslations } from 'next-intl/server'
import { getCatalogueNote } from '#lib/content/catalogue.ts'

/** On each page of a sample, on paper too: what on it is invented. Nothing where the catalogue is no sample. */
export const SampleBanner = async ({ isEmbedded = false }: { readonly isEmbedded?: boolean }) => {
  if (!(await getCatalogueNote()).isSample) return null
  const t = await getTranslations('sample')
  return (
    <aside
      aria-label={t(isEmbedded ? 'labelEmbedded' : 'label')}
      data-sample=""
      className="border-b border-line bg-sun-soft text-xs text-ink"
    >
      <p className="wrap py-1">
        <strong>{t('title')}</strong> <span className="max-sm:hidden">{t('text')}</span>
        <span className="sm:hidden">{t('short')}</span>
      </p>
    </aside>
  )
}
