import { getTranslations } from 'next-intl/server'
import { Facts } from '#components/navigator/facts.tsx'
import type { Desk } from '#lib/content/desks.ts'

type Props = { readonly desk: Desk; readonly institutions: number }

/**
 * The checklist of a desk's details: each item as given, or marked as missing.
 * Source: docs/contract.md 11.2, the checklist for regional sites. Chosen: audiences, schools and people have no field, so that
 * they are never given.
 */
export const DeskChecklist = async ({ desk, institutions }: Props) => {
  const t = await getTranslations('desk')
  const count = desk.cities_municipalities.length
  const has = (kind: string) => (desk.content_types.includes(kind) ? t('onSite') : null)
  const { has_consultation_service: consultation } = desk
  const activities = desk.orientation_activity_types.join(', ')
  const values = {
    area: count ? t('municipalities', { count }) : null,
    sectors: desk.sectors.length ? <span lang="nl">{desk.sectors.map(({ title }) => title).join(', ')}</span> : null,
    audiences: null,
    schools: null,
    institutions: institutions ? t('placesInArea', { count: institutions }) : null,
    vacancies: has('vacatures'),
    schemes: has('regelingen'),
    agenda: has('agenda'),
    stories: has('ervaringsverhalen'),
    programs: has('opleidingen'),
    orientation: activities ? <span lang="nl">{activities}</span> : null,
    consultation: consultation === null ? null : t(consultation ? 'yes' : 'no'),
    phone: desk.phone,
    phoneHours: desk.phone_availability ? <span lang="nl">{desk.phone_availability}</span> : null,
    email: desk.email,
    website: desk.url,
    office: desk.location?.city ?? null,
    person: null,
  } as const
  const items = Object.keys(values) as (keyof typeof values)[]
  const half = Math.ceil(items.length / 2)
  return (
    <div className="grid gap-x-14 lg:grid-cols-2">
      {[items.slice(0, half), items.slice(half)].map((part) => (
        <Facts
          key={part[0]}
          unknown={t('notGiven')}
          facts={part.map((item) => ({ name: t(`item.${item}`), value: values[item] }))}
        />
      ))}
    </div>
  )
}
