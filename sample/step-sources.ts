/**
 * Where the sentences and the months of steps come from: pages that say it, with the day on which they were read, and else
 * the article from which the step is derived. A step with neither is advice of this site: a visit, a budget, a first year.
 */
import { readArticles } from './content-files.ts'
import { sources } from './sources.ts'

type StepSource = { readonly pages?: readonly string[]; readonly article?: string }

const of = (article: string, ...pages: readonly string[]): StepSource => ({ article, pages })

/** Slugs of `articles/`, keys of `sources.ts`. */
export const stepSources: Readonly<Record<string, StepSource>> = {
  // Before a study of any kind: an article about one of them would be the wrong one for the others.
  'toelating-hbo': of('de-21-plus-toets'),
  'toelatingseisen-pabo': of('de-toelatingstoetsen-voor-de-pabo', 'pabo-vrijstelling', 'pabo-toetsen-regels'),
  'toets-21-plus': of('de-21-plus-toets'),
  pabo: of('de-pabo-leraar-basisonderwijs-worden'),
  'pabo-deeltijd': of('de-pabo-leraar-basisonderwijs-worden'),
  'pabo-duaal': of('de-pabo-leraar-basisonderwijs-worden'),
  'academische-pabo': of('de-pabo-leraar-basisonderwijs-worden'),
  'verkorte-pabo': of('de-verkorte-deeltijdpabo'),
  geschiktheidsonderzoek: of('het-geschiktheidsonderzoek-stap-voor-stap', 'rijksoverheid-zij-instroom'),
  'werken-en-leren': of('zij-instromen-in-het-voortgezet-onderwijs', 'rijksoverheid-zij-instroom'),
  'werken-en-leren-po': of('zij-instromen-in-het-basisonderwijs', 'rijksoverheid-zij-instroom'),
  overeenkomst: of('de-tripartiete-overeenkomst'),
  subsidie: of('subsidie-voor-zij-instroom', 'subsidie-zij-instroom-aanvragen'),
  tweedegraads: of('de-tweedegraads-lerarenopleiding'),
  'tweedegraads-deeltijd': of('de-tweedegraads-lerarenopleiding'),
  'tweedegraads-duaal': of('de-tweedegraads-lerarenopleiding'),
  kopopleiding: of('de-kopopleiding'),
  'kopopleiding-deeltijd': of('de-kopopleiding'),
  'kopopleiding-hybride': of('hybride-docent-worden'),
  'educatieve-master': of('de-educatieve-master'),
  'educatieve-master-deeltijd': of('de-educatieve-master'),
  schakelprogramma: of('de-educatieve-master'),
  'hbo-master': of('de-hbo-master-van-tweede-naar-eerstegraads'),
  'educatieve-module': of('de-educatieve-module-en-educatieve-minor'),
  'educatieve-module-deeltijd': of('de-educatieve-module-en-educatieve-minor'),
  'wo-bachelor': of('de-educatieve-module-en-educatieve-minor'),
  propedeuse: of('wat-kost-een-lerarenopleiding'),
  pdg: of('hoe-ziet-een-pdg-traject-eruit'),
  'mbo-team': of('bevoegd-lesgeven-in-het-mbo'),
  'instructeur-scholing': of('instructeur-worden-in-het-mbo'),
  'assistent-bol': of('onderwijsassistent-worden'),
  'werkplek-bbl': of('onderwijsassistent-worden'),
  'assistent-bbl': of('onderwijsassistent-worden'),
  associate: of('leraarondersteuner-worden'),
  'associate-voltijd': of('leraarondersteuner-worden'),
  'kunst-of-sport': of('leraar-worden-in-een-kunstvak'),
  'kunst-deeltijd': of('leraar-worden-in-een-kunstvak'),
  vaardigheidstest: of('leraar-worden-in-een-kunstvak'),
  alo: of('vakleerkracht-worden-in-het-basisonderwijs'),
  traineeship: of('onderwijstraineeships-vergelijken', 'traineeship-diploma', 'trainees-voion', 'trainees-vragen'),
  'leergang-gym': of('verder-met-je-pabodiploma', 'gym-regel', 'gym-tijdelijk', 'gym-leergang'),
  vrijstellingen: of('vrijstellingen-aanvragen'),
  idw: of('lesgeven-met-een-buitenlands-diploma', 'idw-vragen'),
  erkenning: of('lesgeven-met-een-buitenlands-diploma'),
  nederlands: of('lesgeven-met-een-buitenlands-diploma'),
  vog: of('de-verklaring-omtrent-het-gedrag'),
}

/** The slug of the English article that covers the same step, by the slug of the Dutch article. */
const english: Readonly<Record<string, string>> = {
  'de-21-plus-toets': 'the-21-plus-entrance-test',
  'de-verkorte-deeltijdpabo': 'the-shortened-part-time-pabo',
  'de-kopopleiding': 'the-one-year-teacher-training-course',
  'de-educatieve-master': 'the-master-in-education',
  'zij-instromen-in-het-basisonderwijs': 'lateral-entry-into-primary-education',
  'zij-instromen-in-het-voortgezet-onderwijs': 'lateral-entry-into-secondary-education',
  'subsidie-voor-zij-instroom': 'the-grant-for-lateral-entry',
  'lesgeven-met-een-buitenlands-diploma': 'teaching-with-a-foreign-diploma',
  'de-verklaring-omtrent-het-gedrag': 'the-certificate-of-conduct-vog',
}

const titles = new Map(readArticles().map(({ slug, matter }) => [slug, matter.title]))

const words = {
  nl: { source: 'Bron', read: 'gelezen op', derived: 'Afgeleid uit het artikel' },
  en: { source: 'Source (in Dutch)', read: 'read on', derived: 'Derived from the article' },
} as const

/** The Markdown that names the sources of a step, below its text, an article in the language of the text where there is one; empty where it has none. @throws Error for an unknown source. */
export const sourcesOfStep = (key: string, locale: 'nl' | 'en'): string => {
  const { pages = [], article } = stepSources[key] ?? {}
  const t = words[locale]
  const day = new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const lines = pages.map((name) => {
    const source = sources.find((one) => one.key === name)
    if (!source?.consulted) throw new Error(`step ${key}: no page ${name} that was read on a day`)
    return `${t.source}: [${source.title}](${source.url}), ${t.read} ${day.format(new Date(source.consulted))}.`
  })
  if (article !== undefined) {
    const translated = locale === 'en' ? english[article] : undefined
    const title = titles.get(translated ?? article)
    if (title === undefined) throw new Error(`step ${key}: no article ${translated ?? article}`)
    const link = translated
      ? `[${title}](/en/knowledge-base/articles/${translated})`
      : `[${title}](/kennisbank/artikelen/${article})`
    lines.push(`${t.derived}${locale === 'en' && !translated ? ' (in Dutch)' : ''} ${link}.`)
  }
  return lines.length ? `\n\n${lines.join(' ')}` : ''
}
