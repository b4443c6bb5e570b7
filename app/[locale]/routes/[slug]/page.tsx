import { notFound } from 'next/navigation'
import { routeMetadata } from '#components/routes/route-metadata.ts'
import { RouteView } from '#components/routes/route-view.tsx'
import { firstRouteName, getRoute } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => staticSlugs(await firstRouteName())

export const generateMetadata = async ({ params }: Props) => {
  const route = (await getRoute((await params).slug, await pageLocale())) ?? notFound()
  return routeMetadata(route)
}

export default async function RoutePage({ params }: Props) {
  const route = (await getRoute((await params).slug, await pageLocale())) ?? notFound()
  return <RouteView route={route} near={null} />
}
