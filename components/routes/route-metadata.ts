import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getRouteMap, type Route } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { canonicalOf } from '#lib/routes/route-map.ts'
import { siteWays } from '#lib/routes/ways.ts'
import { goalInWords, goalOf } from '#lib/routes/duration-in-words.ts'

/** Title, description and picture of a route for search engines and other sites. */
export const routeMetadata = async (route: Route, { index = true } = {}): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('routes'), await pageLocale()]
  const { routes } = await getRouteMap(locale)
  const own = routes.find(({ slug }) => slug === route.slug)
  const length = goalInWords(t, goalOf(route))
  return pageMetadata({
    href: siteWays.route(own ? canonicalOf(routes, own).slug : route.slug),
    title: route.title,
    description: t('routeDescription', {
      title: route.title,
      steps: route.steps.length,
      length: length.charAt(0).toUpperCase() + length.slice(1),
    }),
    languages: own?.isTranslated ? ['nl', 'en'] : ['nl'],
    index,
  })
}
