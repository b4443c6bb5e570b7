import { useTranslations } from 'next-intl'
import { namedPlace } from '#lib/search/area-words.ts'
import type { Where } from '#lib/search/where.ts'

/** Says that the search looked farther than suits the place, where that had hardly any results. */
export const WidenedNote = ({ where }: { readonly where: Where }) => {
  const t = useTranslations('finder')
  if (where.kind !== 'place' || where.widenedFrom === undefined) return null
  const { widenedFrom: from } = where
  const radius = where.radius ?? 0
  return (
    <p role="status" className="text-sm font-semibold">
      {from === null
        ? t('widenedRegion', { radius, ...namedPlace(where.place.name, where.place.lead) })
        : t('widened', { from, radius })}
    </p>
  )
}
