/** The page of a route with a place in its address (`?plaats=`), which the router leads here: the other is made once for all. */
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Near } from '#components/routes/near.ts'
import { routeMetadata } from '#components/routes/route-metadata.ts'
import { RouteView } from '#components/routes/route-view.tsx'
import type { SearchParams } from '#components/search/search-page.tsx'
import { findStepPrograms } from '#lib/content/route-programs.ts'
import { getRoute, type Route } from '#lib/content/routes.ts'
import { listTerms } from '#lib/content/taxonomy.ts'
import { findPlace } from '#lib/geo/places.ts'
import { namedBy, programsFor } from '#lib/routes/step-programs.ts'
import { toParameters } from '#lib/search/state.ts'

// Rendered whole at request time, without a streamed part: the programmes are there without script too.
export const instant = false

type Props = { readonly params: Promise<{ slug: string }>; readonly searchParams: SearchParams }

const nearOf = async (route: Route, typed: string): Promise<Near> => {
  const place = findPlace(typed)
  if (!place) return { typed, place, programs: { value: new Map() } }
  const [licence] = namedBy(await listTerms('qualifications'), route.requires_answers)
  const taught = route.steps.flatMap(({ id, title }) => {
    const filter = programsFor(title, licence?.name ?? null)
    return filter ? [{ id, filter }] : []
  })
  const outcome = await findStepPrograms(
    taught.map(({ filter }) => filter),
    place,
  )
  return {
    typed,
    place,
    programs:
      'value' in outcome
        ? {
            value: new Map(
              taught.flatMap(({ id }, index) => (outcome.value[index] ? [[id, outcome.value[index]]] : [])),
            ),
          }
        : outcome,
  }
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const route = await getRoute((await params).slug)
  if (!route) notFound()
  return routeMetadata(route, { index: false })
}

export default async function RouteNearPage({ params, searchParams }: Props) {
  const route = await getRoute((await params).slug)
  if (!route) notFound()
  const typed = (toParameters(await searchParams).get('plaats') ?? '').trim().slice(0, 80)
  return <RouteView route={route} near={typed ? await nearOf(route, typed) : null} />
}
