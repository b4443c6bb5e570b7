import { getTranslations } from 'next-intl/server'
import { getCatalogueNote } from '#lib/content/catalogue.ts'

/** Before anything is typed into a form of a sample: that nobody reads it. Nothing where the catalogue is no sample. */
export const SampleNotice = async () => {
  if (!(await getCatalogueNote()).isSample) return null
  const t = await getTranslations('sample')
  return (
    <div role="note" className="max-w-2xl space-y-1 rounded-lg border-2 border-sun bg-sun-soft p-5 text-ink">
      <p className="font-semibold">{t('formTitle')}</p>
      <p>{t('formText')}</p>
    </div>
  )
}
