import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import type { taughtWithin } from '#lib/geo/desks/within.ts'
import { boxOf, type Area } from '#platform/geo/area.ts'
import { writeBox } from '#lib/search/box.ts'
import { locationKeys } from '#lib/search/change-location.ts'
import { radii } from '#lib/search/where.ts'

type Props = { readonly areas: readonly Area[]; readonly taught: ReturnType<typeof taughtWithin> }

/** Towns named at most; the finder has them all. */
const mostTowns = 12

/** What is taught in an area: how much in each town, each a way to the programmes within the shortest distance of the finder, and all of it on the finder's map. */
export const TaughtInArea = async ({ areas, taught: { programs, places, towns } }: Props) => {
  const t = await getTranslations('desk')
  const box = boxOf(areas)
  if (!box) return null
  return (
    <div className="space-y-5">
      <p className="text-lead">{t('programsCount', { programs, places })}</p>
      <ul lang="nl" className="flex flex-wrap gap-2">
        {towns.slice(0, mostTowns).map(({ city, programs: count }) => (
          <li key={city}>
            <Link
              href={{
                pathname: '/navigator/opleidingen',
                query: { [locationKeys.place]: city, [locationKeys.radius]: String(radii[0]) },
              }}
              className="tag gap-2"
            >
              {city} <span className="font-semibold tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link
          href={{ pathname: '/navigator/opleidingen', query: { [locationKeys.box]: writeBox(box) } }}
          className="link"
        >
          {t('boxLink')}
        </Link>
        <span className="block text-sm text-muted">{t('boxNote')}</span>
      </p>
    </div>
  )
}
