import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { EventList } from '#components/agenda/event-list.tsx'
import { AgendaFilters } from '#components/agenda/filters.tsx'
import { FollowAgenda } from '#components/agenda/follow.tsx'
import { NoEvents } from '#components/agenda/no-events.tsx'
import { PlaceDesks } from '#components/agenda/place-desks.tsx'
import { DrawnMap } from '#components/navigator/drawn-map.tsx'
import { OtherPlaces } from '#components/ui/other-places.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { hindrances, placeOf, queryOf, readChoice, upcoming, widerRadius } from '#lib/calendar/choice.ts'
import { pinsOf } from '#lib/calendar/pins.ts'
import { listEvents } from '#lib/content/agenda.ts'
import { listDesks } from '#lib/content/desks.ts'
import { lookUpPlace, ground } from '#lib/content/places.ts'
import { frameOf } from '#lib/geo/drawing.ts'
import { unambiguous } from '#lib/geo/unambiguous.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { toParameters } from '#lib/search/state.ts'

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> }

const read = async (parameters: URLSearchParams) => {
  const desks = await listDesks()
  const { choice, unknown } = readChoice(
    parameters,
    desks.map(({ slug }) => slug),
  )
  return { choice, unknown, chosenDesk: desks.find(({ slug }) => slug === choice.desk) ?? null }
}

export const generateMetadata = async ({ searchParams }: Props) => {
  const t = await getTranslations('agenda')
  const parameters = toParameters(await searchParams)
  const isWhole = Object.keys(queryOf((await read(parameters)).choice)).length === 0
  return pageMetadata({ href: '/activiteiten', title: t('title'), description: t('description'), index: isWhole })
}

export default async function AgendaPage({ searchParams }: Props) {
  await connection()
  const t = await getTranslations('agenda')
  const parameters = toParameters(await searchParams)
  const [events, { choice, unknown, chosenDesk }] = await Promise.all([listEvents(), read(parameters)])
  const now = Date.now()
  const place = await placeOf(choice, lookUpPlace, ground.areasOf)
  const matches = upcoming(events, choice, place, now)
  const { pins, numbers } = pinsOf(matches)
  const isNothingNear = choice.where !== 'online' && matches.every(({ event }) => event.online)
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-10">
        <YourSituation on="events" place={place ? unambiguous(choice.place, place.reading) : ''} />
        <AgendaFilters
          choice={choice}
          unknown={unknown}
          chosenDesk={chosenDesk}
          events={events.filter(({ end }) => end > now)}
          isUnknown={place === undefined}
        />
        {place ? (
          <OtherPlaces
            place={place.reading}
            linkTo={(other) => ({ pathname: '/activiteiten', query: queryOf({ ...choice, place: other }) })}
          />
        ) : null}
        <p role="status" className="text-lead font-semibold">
          {place && choice.where !== 'online'
            ? t('countNear', { count: matches.length, place: place.name, where: choice.where || 'both' })
            : t('count', { count: matches.length })}
        </p>
        {place && matches.length && isNothingNear ? <p>{t('allOnline', { place: place.name })}</p> : null}
        {place && isNothingNear ? <PlaceDesks typed={choice.place} /> : null}
        {matches.length ? (
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <EventList events={matches} numbers={numbers} />
            <div className="space-y-8">
              {pins.length ? (
                <DrawnMap
                  label={t('map')}
                  frame={frameOf([...pins.map(({ position }) => position), ...(place ? [place.point] : [])], 0.9)}
                  pins={pins}
                  landmarks={7}
                />
              ) : null}
              <FollowAgenda choice={choice} />
            </div>
          </div>
        ) : (
          <NoEvents
            choice={choice}
            wider={widerRadius(events, choice, place, now)}
            hindrances={hindrances(events, choice, place, now)}
            isFiltered={events.some(({ end }) => end > now)}
          />
        )}
      </div>
    </>
  )
}
