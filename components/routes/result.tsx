import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageLinks } from '#components/ui/page-links.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import {
  familiesInOrder,
  fits,
  orders,
  slugsOf,
  type Progress,
  type Order,
  type RouteMap,
} from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'
import { goalInWords } from '#lib/routes/duration-in-words.ts'
import { FamilyMap } from './family-map.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { NearMisses } from './near-misses.tsx'
import { RouteEntry } from './route-entry.tsx'

const onPage = 12

type Props = {
  readonly map: RouteMap
  readonly progress: Progress
  readonly order: Order
  /** Counted from 1; what lies beyond the last is the last. */
  readonly page: number
  readonly ways: Ways
}

const orderWords = { duur: 'orderDuur', stappen: 'orderStappen', titel: 'orderTitel' } as const

/** What the answers lead to: the routes that fit, each with why, and those that one other answer would open. */
export const Result = async ({ map, progress, order, page: wanted, ways }: Props) => {
  const [t, personal, locale] = [await getTranslations('routes'), await getTranslations('personal'), await pageLocale()]
  const fitting = familiesInOrder(
    map.routes.filter((route) => fits(route, progress)),
    order,
    locale,
  )
  const pages = Math.max(1, Math.ceil(fitting.length / onPage))
  const page = Math.min(Math.max(1, wanted), pages)
  const shown = fitting.slice((page - 1) * onPage, page * onPage)
  const longest = Math.max(0, ...shown.map(({ routes }) => routes[0].months))
  const takesDutch = shown.some(({ routes }) => routes[0].months === longest && routes[0].takesDutch)
  const slugs = slugsOf(progress)
  // One route cannot be sorted, and of a family only the first route can be ticked.
  const isChoice = fitting.flatMap(({ routes }) => routes).length > 1
  const isCompared = ways.compare !== null && shown.length > 1
  return (
    <div className="space-y-16">
      {shown.length ? (
        <section aria-labelledby="passend" className="space-y-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
            <h2 id="passend" className="text-h2">
              {t('routesHeading')}
            </h2>
            {isChoice ? (
              <nav aria-label={t('order')} data-screen="">
                <ul className="flex flex-wrap gap-x-5 gap-y-1">
                  {orders.map((one) => (
                    <li key={one}>
                      {one === order ? (
                        <span aria-current="true" className="inline-block py-1 font-semibold">
                          {t(orderWords[one])}
                        </span>
                      ) : (
                        <Link
                          href={ways.result(slugs, { order: one })}
                          className="inline-block py-1 underline underline-offset-4"
                        >
                          {t(orderWords[one])}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
          </div>
          <div className="border-b border-line">
            {shown.map((family) => (
              <RouteEntry
                key={family.title}
                family={family}
                map={map}
                progress={progress}
                longest={longest}
                ways={ways}
                isCompared={isCompared}
              />
            ))}
          </div>
          <p className="text-muted">
            {pages > 1
              ? `${t('shown', { from: (page - 1) * onPage + 1, to: (page - 1) * onPage + shown.length, count: fitting.length })}. `
              : null}
            {t('longest', { length: goalInWords(t, { months: longest, qualifies: null, takesDutch }) })}
            {shown.some(({ routes }) => routes[0].earnsSooner && !routes[0].isForTeachers) ? ` ${t('diamond')}` : null}
          </p>
          <div
            className="route-compare flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-2"
            data-screen=""
          >
            {ways.compare && isCompared ? (
              <form
                id="vergelijk"
                action={getPathname({ href: ways.compare, locale })}
                className="flex flex-wrap items-center gap-x-4 gap-y-2"
              >
                {/* The way back to these routes. */}
                <HiddenFields of={ways.result(slugs, { order, page })} />
                <button type="submit" className={buttonClass({ variant: 'outline' })}>
                  {t('compare')}
                </button>
                <span className="text-sm text-muted">{personal('compareHint')}</span>
              </form>
            ) : null}
            <PageLinks page={page} pages={pages} at={(to) => ways.result(slugs, { order, page: to })} />
          </div>
        </section>
      ) : null}
      <FamilyMap map={map} progress={progress} />
      <NearMisses map={map} progress={progress} ways={ways} />
    </div>
  )
}
