/** The page of a route with a situation in its address (`?a=`, `?plaats=`, `?vak=`), which the router leads here: the other is made once for all. */
import { notFound } from 'next/navigation'
import { routeMetadata } from '#components/routes/route-metadata.ts'
import { RouteView } from '#components/routes/route-view.tsx'
import type { SearchParams } from '#components/search/list/search-page.tsx'
import { nearOf } from '#lib/content/route-near.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getRoute } from '#lib/content/career-routes.ts'
import { alongIn } from '#lib/routes/carried-answers.ts'
import { toParameters } from '#lib/search/state.ts'

type Props = { readonly params: Promise<{ slug: string }>; readonly searchParams: SearchParams }

export const generateMetadata = async ({ params }: Props) => {
  const route = (await getRoute((await params).slug, await pageLocale())) ?? notFound()
  return routeMetadata(route, { index: false })
}

export default async function RouteNearPage({ params, searchParams }: Props) {
  const route = (await getRoute((await params).slug, await pageLocale())) ?? notFound()
  const along = alongIn(toParameters(await searchParams))
  const near = along.place ? await nearOf(route, along.place, along.subject) : null
  return <RouteView route={route} near={near} along={along} />
}
