import { getTranslations } from 'next-intl/server'
import { inDutch } from '#components/desks/in-dutch.tsx'
import { EmbedPage } from '#components/embed/embed-page.tsx'
import { PageLinks } from '#components/ui/page-links.tsx'
import { HiddenFields } from '#components/routes/hidden-fields.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { getDesk } from '#lib/content/desks.ts'
import { listEmbeddedPrograms } from '#lib/content/embeds.ts'
import { readFinder } from '#lib/content/finder.ts'
import { isCountry } from '#lib/geo/country.ts'
import { travelMeans, writeTravel } from '#lib/geo/travel.ts'
import { boxOf } from '#platform/geo/area.ts'
import { embedHref, readPresets } from '#lib/developers/presets.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { bareMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { toParameters } from '#lib/search/state.ts'
import { areaWords, wordsOf } from '#lib/search/area-words.ts'
import { writeBox } from '#lib/search/box.ts'
import { everywhere, locationKeys } from '#lib/search/change-location.ts'
import { radiiWith } from '#lib/search/where.ts'
import { cutText } from '#lib/visible-text.ts'

export const generateMetadata = bareMetadata('embed.titleOpleidingen')

const keys = ['q', locationKeys.place, locationKeys.radius] as const

export default async function EmbeddedPrograms({ searchParams }: PageProps<'/embed/[locale]/opleidingen'>) {
  const [t, locale, parameters] = [await getTranslations('embed'), await pageLocale(), toParameters(await searchParams)]
  const presets = readPresets(parameters)
  const own = Object.fromEntries(
    keys.flatMap((key) => {
      const value = cutText(parameters.get(key)?.trim() ?? '', 200)
      return value ? [[key, value]] : []
    }),
  )
  const typed = own[locationKeys.place] ?? ''
  const finder = await getTranslations('finder')
  const [{ location, where }, desk] = await Promise.all([
    readFinder(new URLSearchParams(own)),
    presets.desk ? getDesk(presets.desk) : null,
  ])
  const place = 'place' in where ? where.place : null
  const area = where.kind === 'place' || where.kind === 'region' ? areaWords(wordsOf(where)) : null
  const travel = 'travel' in where ? where.travel : undefined
  const isAbroad = location.problems.some(({ kind }) => kind === 'abroad')
  const box = place || own[locationKeys.radius] === everywhere ? null : boxOf(desk?.area ?? [])
  const list = await listEmbeddedPrograms(
    new URLSearchParams({
      ...own,
      ...(box ? { [locationKeys.box]: writeBox(box) } : {}),
      pagina: parameters.get('pagina') ?? '1',
    }),
    desk?.area,
  )
  const self = embedHref('opleidingen', presets)
  return (
    <EmbedPage presets={presets} more={{ pathname: '/navigator/opleidingen', query: own }}>
      <h1 className="text-h2">{t('titleOpleidingen')}</h1>
      <search>
        <form
          // Back brings the former list: the fields are to say what it is of.
          autoComplete="off"
          action={getPathname({ href: '/embed/opleidingen', locale })}
          className="grid gap-4 rounded-lg bg-brand-soft p-5 sm:grid-cols-[2fr_2fr_1fr_auto] sm:items-end"
        >
          <HiddenFields of={self} />
          <label className="font-semibold">
            {t('word')}
            <input name="q" type="search" maxLength={200} defaultValue={own['q']} className="field mt-1 font-normal" />
          </label>
          <label className="font-semibold">
            {t('place')}
            <input
              name={locationKeys.place}
              maxLength={80}
              defaultValue={typed}
              autoComplete="postal-code"
              className="field mt-1 font-normal"
            />
          </label>
          <label className="font-semibold">
            {t('radius')}
            <select
              name={locationKeys.radius}
              defaultValue={own[locationKeys.radius]}
              className="field mt-1 font-normal"
            >
              <option value="">{t('radiusAuto')}</option>
              {radiiWith(location.chosen).map((radius) => (
                <option key={radius} value={radius}>
                  {t('radiusKm', { radius })}
                </option>
              ))}
              {(['fiets', 'trein'] as const).map((by) => (
                <optgroup key={by} label={finder(`travelGroups.${by}`)}>
                  {travelMeans[by].map((minutes) => (
                    <option key={minutes} value={writeTravel({ by, minutes })}>
                      {finder(`travel.${by}`, { minutes })}
                    </option>
                  ))}
                </optgroup>
              ))}
              <option value={everywhere}>{t('radiusAll')}</option>
            </select>
          </label>
          <button type="submit" className={buttonClass()}>
            {t('search')}
          </button>
        </form>
      </search>
      {typed && !place && !isCountry(typed) ? (
        <p className="font-semibold text-danger">
          {isAbroad ? finder('problems.abroad', { value: typed }) : t('placeUnknown', { place: typed })}
        </p>
      ) : null}
      {travel ? <p className="text-sm text-muted">{finder(`assumed.${travel.by}`)}</p> : null}
      {list ? (
        <section aria-labelledby="gevonden" className="space-y-4">
          <h2 id="gevonden" className="text-h3">
            {t('programsFound', { count: list.count })}{' '}
            {area
              ? finder(`where.${area.key}`, area.values)
              : box && desk
                ? t.rich('inArea', { desk: desk.title, nl: inDutch })
                : null}
          </h2>
          <ul className="border-t border-line">
            {list.items.map((program) => {
              const href = itemHref('programs', program)
              return (
                <li
                  key={program.objectID}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3.5"
                >
                  <span lang="nl">
                    {href ? (
                      <Link href={href} target="_blank" className="font-semibold text-brand link">
                        {program.title}
                        <span lang={locale} className="sr-only">
                          {' '}
                          ({t('newWindow')})
                        </span>
                      </Link>
                    ) : (
                      program.title
                    )}
                    <span className="block text-sm text-muted">
                      {(program.educational_institutions ?? []).map(({ title }) => title).join(', ')}
                    </span>
                  </span>
                  <span className="text-sm tabular-nums">
                    {[
                      program.city,
                      place && program.distance !== null
                        ? t('distance', { kilometres: Math.max(1, Math.round(program.distance / 1000)) })
                        : null,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              )
            })}
          </ul>
          <PageLinks
            page={list.page}
            pages={list.pages}
            at={(page) => embedHref('opleidingen', presets, { ...own, pagina: String(page) })}
          />
        </section>
      ) : (
        <p role="alert">{t('failed')}</p>
      )}
    </EmbedPage>
  )
}
