import { DerivedMark, DerivedNote } from '#components/finder/derived-note.tsx'
import { readKindNames } from '#components/navigator/program-kind.ts'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { Program } from '#lib/content/programs.ts'
import { listVocabulary } from '#lib/content/taxonomy.ts'
import { kilometresBetween } from '#platform/geo/area.ts'
import type { Place } from '#lib/geo/places.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Href } from '#lib/paths.ts'
import { itemHref } from '#lib/paths.ts'
import { inWords } from '#lib/routes/duration-in-words.ts'
import type { Value } from '#lib/visitor/comparison.ts'
import { referenceOf } from '#lib/visitor/item.ts'
import { ComparisonTable, type Row } from './comparison-table.tsx'
import { Save } from './save.tsx'

type Props = {
  readonly programs: readonly Program[]
  /** The place from which distances are shown; null: none are shown. */
  readonly place: Place | null
  readonly withoutOne: (id: string) => Href
}

const words = (texts: readonly (string | null | undefined)[]): Value => {
  const known = [...new Set(texts.flatMap((text) => text ?? []))]
  return known.length ? known : null
}

/** The location nearest to the place, and the kilometres to it; null when the programme has none with a point. */
const nearest = ({ locations }: Program, { lng, lat }: Place) =>
  locations
    .flatMap(({ city, location_geopoint: point }) =>
      point ? [{ city, far: kilometresBetween([lng, lat], point) }] : [],
    )
    .toSorted((one, other) => one.far - other.far)[0] ?? null

/** The comparison of programmes. */
export const ComparedPrograms = async ({ programs, place, withoutOne }: Props) => {
  const [t, routes, compare, values, format, locale] = [
    await getTranslations('program'),
    await getTranslations('routes'),
    await getTranslations('compare'),
    await getTranslations('search.values'),
    await getFormatter(),
    await pageLocale(),
  ]
  const levelOf = (level: string | null): string | null => {
    const known = level as 'bachelor' | null
    return known && values.has(known) ? values(known) : level
  }
  const row = (name: string, value: (program: Program) => Value, isOurs = false): Row => ({
    name,
    values: programs.map(value),
    isOurs,
  })
  const vocabulary = locale === 'nl' ? {} : await listVocabulary(locale)
  /** Names of classes: in the language of the page where it has all of the row, else in Dutch. */
  const classes = (name: string, value: (program: Program) => Value): Row => {
    const dutch = row(name, value)
    const isOurs = dutch.values.every((names) => (names ?? []).every((one) => vocabulary[one] !== undefined))
    return isOurs ? row(name, (program) => value(program)?.map((one) => vocabulary[one] ?? one) ?? null, true) : dutch
  }
  const kindOf = await readKindNames()
  const kindsAreOurs = programs.every(({ type }) => type === null || kindOf(type).language === locale)
  const kilometres = (program: Program): Value => {
    const to = place && nearest(program, place)
    if (!to) return null
    const km = format.number(to.far, { maximumFractionDigits: to.far < 10 ? 1 : 0 })
    return [to.city ? compare('kilometresTo', { km, city: to.city }) : compare('kilometres', { km })]
  }
  /** Programmes of one title by their institution too: their buttons would have the same names. */
  const titleOf = ({ title, educational_institutions: [institution] }: Program): string =>
    institution && programs.filter((other) => other.title === title).length > 1
      ? `${title}, ${institution.title}`
      : title
  const rows = [
    row(t('institution'), (one) => words(one.educational_institutions.map(({ title }) => title))),
    row(t('level'), ({ level }) => words([levelOf(level)]), true),
    row(t('type'), ({ type }) => words([type === null ? null : kindOf(type).text]), kindsAreOurs),
    row(t('degree'), ({ degree }) => words([degree])),
    row(t('duration'), ({ duration_in_months: months }) => (months ? [inWords(routes, months)] : null), true),
    classes(t('form'), (one) => words(one.program_forms.map(({ track }) => track?.name))),
    classes(t('qualification'), (one) => words(one.qualifications.map(({ name }) => name))),
    row(t('places'), (one) => words(one.locations.map(({ city }) => city)) ?? [t('online')]),
    ...(place ? [row(compare('distance', { place: place.name }), kilometres, true)] : []),
    classes(t('roles'), (one) => words(one.roles.map(({ name }) => name))),
    classes(t('sectors'), (one) => words(one.sectors.map(({ title }) => title))),
  ]
  return (
    <div>
      <ComparisonTable
        id="opleidingen"
        title={compare('programs', { count: programs.length })}
        columns={programs.map((program) => {
          const { id, slug, derived } = program
          const title = titleOf(program)
          return {
            id,
            item: referenceOf('programs', id),
            title,
            language: 'nl',
            href: itemHref('programs', { slug }),
            without: withoutOne(id),
            save: <Save kind="programs" id={id} title={title} inline />,
            mark: derived ? <DerivedMark /> : null,
          }
        })}
        rows={rows}
      />
      {programs.some(({ derived }) => derived) ? <DerivedNote /> : null}
    </div>
  )
}
