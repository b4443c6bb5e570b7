import { getTranslations } from 'next-intl/server'
import { Section } from '#components/ui/section.tsx'
import type { Desk } from '#lib/content/desks.ts'
import { DeskMap } from './desk-map.tsx'

type Props = { readonly desk: Desk }

/** Where a desk works: its area on a map with its office marked, and the municipalities by name; nothing where neither is known. */
export const DeskArea = async ({ desk }: Props) => {
  const t = await getTranslations('desk')
  const { title, area, cities_municipalities: municipalities, location } = desk
  if (!area.length && !municipalities.length) return null
  return (
    <Section id="gebied" title={t('area')}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {area.length ? (
          <DeskMap
            label={t('areaMap', { name: title })}
            desks={[desk]}
            isClose
            mark={location?.location_geopoint ?? null}
          />
        ) : null}
        {municipalities.length ? (
          <div className="space-y-3">
            <h3 className="text-h4">{t('municipalities', { count: municipalities.length })}</h3>
            <ul lang="nl" className="columns-2 gap-x-8 sm:columns-3">
              {municipalities.map((name) => (
                <li key={name} className="break-inside-avoid py-1">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Section>
  )
}
