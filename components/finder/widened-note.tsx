import { useTranslations } from 'next-intl'
import type { Where } from '#lib/search/where.ts'

/** Says that the search looked farther than suits the place, where that had no results. */
export const WidenedNote = ({ where }: { readonly where: Where }) => {
  const t = useTranslations('finder')
  if (where.kind !== 'place' || where.widenedFrom === undefined || where.radius === null) return null
  const { widenedFrom: from, radius } = where
  return (
    <p role="status" className="text-sm font-semibold">
      {from === null ? t('widenedRegion', { radius }) : t('widened', { from, radius })}
    </p>
  )
}
