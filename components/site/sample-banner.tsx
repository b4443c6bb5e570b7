import { getTranslations } from 'next-intl/server'
import { getCatalogueNote, hasSampleRows } from '#lib/content/catalogue.ts'

/** On each page, on paper too: what of the catalogue is invented, in a sample or in what is left of one. Nothing where nothing is. */
export const SampleBanner = async ({ isEmbedded = false }: { readonly isEmbedded?: boolean }) => {
  const { isSample } = await getCatalogueNote()
  if (!isSample && !(await hasSampleRows())) return null
  const t = await getTranslations('sample')
  return (
    <aside
      aria-label={t(isEmbedded ? 'labelEmbedded' : 'label')}
      data-sample=""
      className="border-b border-line bg-sun-soft text-xs text-ink"
    >
      <p className="wrap py-1">
        <strong>{t(isSample ? 'title' : 'leftTitle')}</strong>{' '}
        <span className="max-sm:hidden">{t(isSample ? 'text' : 'leftText')}</span>
        <span className="sm:hidden">{t(isSample ? 'short' : 'leftText')}</span>
      </p>
    </aside>
  )
}
