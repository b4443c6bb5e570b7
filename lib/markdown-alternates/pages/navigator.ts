/** Programmes, institutions, desks, places and events as alternates. */
import { listEvents } from '#lib/content/agenda.ts'
import { hoursInEnglish } from '#lib/calendar/hours-in-english.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { getDesk } from '#lib/content/desks.ts'
import { getInstitution } from '#lib/content/institutions.ts'
import { getLocation, type OpeningHours } from '#lib/content/locations.ts'
import { programSentences } from '#lib/content/program-sentences.ts'
import { getProgram } from '#lib/content/programs.ts'
import { listVocabulary } from '#lib/content/taxonomy.ts'
import { remarkIn, type DataSource } from '#lib/content/standing.ts'
import { addressLine } from '../../address-line.ts'
import { languageOf } from '../../i18n/language-of.ts'
import { inWords } from '../../routes/duration-in-words.ts'
import type { Context } from '../context.ts'
import { blocks, escaped, link, list } from '../document-markdown.ts'
import { documentOf, dutchDocumentOf, facts, section, standingOf, alternateOf, type Reader } from './parts.ts'

/** A link to an external site; empty when the URL is invalid. */
const outward = (words: string, url: string | null) => (url && /^https?:/.test(url) ? link(words, url) : null)

/** The data sets behind the facts of a page. */
const sourcesOf = (sources: readonly DataSource[], { t, locale }: Context): string =>
  section(
    t('navigator.sources'),
    list(
      sources.map((source) => {
        const { title, publisher, period, facts: kinds, licence, copied_on: day, url } = source
        const remark = remarkIn(source, locale)
        return [
          kinds.length ? `${kinds.map((kind) => t(`navigator.fact.${kind}`)).join(', ')}:` : null,
          `${outward(title, url) ?? escaped(title)}${[publisher, period].map((part) => (part ? `, ${escaped(part)}` : '')).join('')}.`,
          licence && `${t('navigator.licence')} ${escaped(licence)}.`,
          day && t('navigator.copied', { date: day }),
          remark && escaped(remark.text),
        ]
          .filter(Boolean)
          .join(' ')
      }),
    ),
  )

/** A programme: facts, forms, locations. */
export const programAlternate: Reader = async ({ slug = '' }, context) => {
  const program = await getProgram(slug)
  if (!program) return null
  const { t, itemLink, itemLinks } = context
  const names = context.locale === 'nl' ? {} : await listVocabulary(context.locale)
  const length = (months: number) => inWords((name, values) => t(`routes.${name}`, values), months)
  const forms = program.program_forms.map(({ track, url, description }) =>
    blocks([
      [track && escaped(track.name), outward(t('program.toWebsite'), url)].filter(Boolean).join(': '),
      documentOf(description, context),
    ]),
  )
  return alternateOf(
    {
      kind: 'programs',
      href: { pathname: '/navigator/opleidingen/[slug]', params: { slug } },
      title: program.title,
      updated: program.date_updated,
    },
    context,
    [
      standingOf(program, context),
      escaped(
        programSentences(program, (name, values) => t(`programText.${name}`, values), {
          term: (name) => names[name] ?? name,
          list: (all) => new Intl.ListFormat(context.locale).format(all),
          length,
        }).join(' '),
      ),
      facts([
        [t('program.institution'), itemLinks('educational_institutions', program.educational_institutions).join(', ')],
        [t('program.level'), program.level],
        [t('program.type'), program.type],
        [t('program.degree'), program.degree],
        [t('program.duration'), program.duration_in_months === null ? null : length(program.duration_in_months)],
        [t('program.qualification'), itemLinks('qualifications', program.qualifications).join(', ')],
        [t('program.roles'), itemLinks('roles', program.roles).join(', ')],
        [t('program.sectors'), itemLinks('sectors', program.sectors).join(', ')],
      ]),
      section(t('program.forms'), list(forms.filter(Boolean))),
      section(
        t('program.locations'),
        list(
          program.locations.map(
            (place) => `${itemLink('locations', place, place.title)}: ${escaped(addressLine(place))}`,
          ),
        ) || t('program.noLocations'),
      ),
      sourcesOf(program.data_sources, context),
    ],
  )
}

/** An institution: its programmes and locations. */
export const institutionAlternate: Reader = async ({ slug = '' }, context) => {
  const institution = await getInstitution(slug)
  if (!institution) return null
  const { t, itemLink, itemLinks } = context
  return alternateOf(
    {
      kind: 'educational_institutions',
      href: { pathname: '/navigator/instellingen/[slug]', params: { slug } },
      title: institution.title,
      updated: institution.date_updated,
    },
    context,
    [
      standingOf(institution, context),
      dutchDocumentOf(institution.description, context),
      facts([
        [t('program.type'), institution.type],
        [t('institution.contact'), outward(t('institution.toWebsite'), institution.url)],
      ]),
      section(t('institution.programs'), list(itemLinks('programs', institution.programs))),
      section(
        t('institution.locations'),
        list(
          institution.locations.map(
            (place) => `${itemLink('locations', place, place.title)}: ${escaped(addressLine(place))}`,
          ),
        ),
      ),
      sourcesOf(institution.data_sources, context),
    ],
  )
}

/** When a desk can be called, as its page says it. */
const phoneHours = (hours: string, { t, locale }: Context): string =>
  locale === 'nl'
    ? escaped(hours)
    : (hoursInEnglish(hours) ?? `${escaped(hours)} (${t('global.inLanguage', { language: 'nl' })})`)

/** A desk: its audience, contact details and services. */
export const deskAlternate: Reader = async ({ slug = '' }, context) => {
  const desk = await getDesk(slug)
  if (!desk) return null
  const { t } = context
  const isInvented = desk.sample || (await getCatalogueNote()).isSample
  const isNational = desk.has_consultation_service === false
  return alternateOf(
    {
      kind: 'regional_education_desks',
      href: { pathname: '/navigator/regioloketten/[slug]', params: { slug } },
      title: desk.title,
    },
    context,
    [
      standingOf(desk, context),
      dutchDocumentOf(desk.description, context),
      section(
        t('desk.contact'),
        blocks([
          desk.sample && t('desk.invented'),
          facts([
            ['E-mail', desk.email],
            ['Tel', desk.phone],
            [t('desk.phoneHours'), desk.phone_availability && phoneHours(desk.phone_availability, context)],
            ['Web', outward(t('desk.website'), desk.url)],
            [t('desk.office'), desk.location && escaped(addressLine(desk.location))],
          ]),
        ]),
      ),
      section(t('desk.area'), list([...desk.regions, ...desk.cities_municipalities].map(escaped))),
      section(
        t('desk.consultation'),
        blocks([
          ...(isInvented
            ? [isNational && t('desk.noCalls'), t('sample.advice')]
            : [t(isNational ? 'desk.whoNational' : 'desk.who')]),
          dutchDocumentOf(desk.consultation_service_description, context),
        ]),
      ),
    ],
  )
}

const openingHours = (opening: OpeningHours | null, { t }: Context) =>
  opening
    ? blocks([
        list(
          opening.days.map(
            ({ weekday, opens, closes }) =>
              `${t(`hours.weekday.${weekday as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)} ${opens}–${closes}`,
          ),
        ),
        opening.note && escaped(opening.note),
      ])
    : t('location.noHours')

/** A place where programmes are taught, or a desk has its office. */
export const locationAlternate: Reader = async ({ id = '' }, context) => {
  const location = await getLocation(id)
  if (!location) return null
  const { t, itemLinks } = context
  return alternateOf(
    { kind: 'locations', href: { pathname: '/navigator/locaties/[id]', params: { id } }, title: location.title },
    context,
    [
      standingOf(location, context, t('location.derivedText')),
      facts([[t('location.address'), escaped(addressLine(location))]]),
      section(t('location.hours'), openingHours(location.opening_hours, context)),
      section(
        t('location.institutions'),
        list(itemLinks('educational_institutions', location.educational_institutions)),
      ),
      section(t('location.programs'), list(itemLinks('programs', location.programs))),
    ],
  )
}

/** Day and hours in Dutch time. */
export const dutchTime = (instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(
    instant,
  )

/** An event. */
export const eventAlternate: Reader = async ({ slug = '' }, context) => {
  const event = (await listEvents()).find((item) => item.slug === slug)
  if (!event) return null
  const { t, itemLink } = context
  return alternateOf(
    {
      kind: 'scheduled_events',
      href: { pathname: '/activiteiten/[slug]', params: { slug } },
      title: event.title,
      description: event.description,
      language: languageOf(event),
    },
    context,
    [
      standingOf(event, context),
      facts([
        [t('agenda.when'), `${dutchTime(event.start)} – ${dutchTime(event.end)} (${t('agenda.dutchTime')})`],
        [
          t('agenda.whereTitle'),
          event.online
            ? t('agenda.online')
            : event.location && `${escaped(event.location.title)}, ${escaped(addressLine(event.location))}`,
        ],
        [
          t('agenda.who'),
          [
            event.desk && itemLink('regional_education_desks', event.desk, event.desk.title),
            event.institution && itemLink('educational_institutions', event.institution, event.institution.title),
          ]
            .filter(Boolean)
            .join(', '),
        ],
        [t('agenda.signUp'), event.url],
      ]),
    ],
  )
}
