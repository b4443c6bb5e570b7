import { getTranslations } from 'next-intl/server'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { pageLocale } from '#lib/i18n/language.ts'

/** Beside people of a sample: that they are invented. Nothing where the catalogue is no sample. */
export const InventedPeople = async () => {
  if (!(await getCatalogueNote()).isSample) return null
  const [t, locale] = [await getTranslations('sample'), await pageLocale()]
  return <SampleMark lang={locale}>{t('inventedPeople')}</SampleMark>
}
