import { getTranslations } from 'next-intl/server'
import { unstable_rethrow } from 'next/navigation'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { listTerms } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { Href } from '#lib/paths.ts'
import type { Progress, Question } from '#lib/routes/route-map.ts'
import { answersOfSituation } from '#lib/routes/situation-answers.ts'
import type { Carried, AddressSituation, SituationAnswer } from '#lib/visitor/situation.ts'
import { SituationLine } from './situation-line.island.tsx'

/** The questions in their order, and forms of study; none when the content API fails, since the page stands without them. */
const vocabularyOf = async (locale: Locale) => {
  try {
    const [{ questions }, tracks] = await Promise.all([getRouteMap(locale), listTerms('tracks', locale)])
    return { questions, tracks }
  } catch (error) {
    unstable_rethrow(error)
    warn('situation: questions could not be read from the content API; its line shows what is stored as it is', {
      reason: reasonOf(error),
    })
    return { questions: [], tracks: [] }
  }
}

/** Where a stored situation leads to, and which parts of it that page reads, by the page that shows the line. */
const uses = {
  routes: { href: '/routes/resultaat', parts: ['answers'] },
  programs: { href: '/navigator/opleidingen', parts: ['place', 'subject', 'track'], subjectKey: 'q' },
  desks: { href: '/navigator/regioloketten', parts: ['place'] },
  events: { href: '/activiteiten', parts: ['place'] },
  dossier: { href: '/routes/resultaat', parts: ['answers'] },
  situation: { href: '/jouw-situatie', parts: ['answers', 'place', 'subject', 'track'] },
} as const satisfies Record<
  string,
  { readonly href: Href; readonly parts: readonly Carried[]; readonly subjectKey?: 'q' }
>

type Props = {
  readonly on: keyof typeof uses | 'advice' | 'plan'
  /** The place of the address; empty when there is none. */
  readonly place?: string
  /** Another place is searched for here, which is nobody's situation: the stored one is not offered beside it. */
  readonly isPlaceSought?: boolean
  readonly subject?: string
  readonly track?: string
  /** What the page searches for, by a link or a filter: the visitor did not say it of themselves. */
  readonly sought?: Pick<AddressSituation, 'subject' | 'track'>
  /** The questionnaire and the answers of the address. */
  readonly questionnaire?: { readonly questions: readonly Question[]; readonly progress: Progress }
  readonly complete?: AddressSituation['complete']
  /** The answers that lead to what the page is about: in its link they replace other answers to their questions. */
  readonly towards?: readonly SituationAnswer[]
  /** Answers that what the page is about asks for. */
  readonly requires?: readonly SituationAnswer[]
}

/** "Jouw situatie": one line at the top of a page that uses it. Nothing is shown while nothing was said. */
export const YourSituation = async ({
  on,
  place,
  isPlaceSought = false,
  subject,
  track,
  sought,
  questionnaire,
  complete,
  towards,
  requires = [],
}: Props) => {
  const [t, locale] = [await getTranslations('situation'), await pageLocale()]
  const { questions, tracks } = await vocabularyOf(locale)
  const fromAddress: AddressSituation = {
    answers: questionnaire ? answersOfSituation(questionnaire.questions, questionnaire.progress) : [],
    place: place || null,
    subject: subject || null,
    track: track || null,
    ...(complete ? { complete } : {}),
  }
  const use = on === 'advice' || on === 'plan' || isPlaceSought ? null : uses[on]
  return (
    <SituationLine
      fromAddress={fromAddress}
      words={{
        title: t('title'),
        change: t('change'),
        wipe: t('wipe'),
        wiped: t('wiped'),
        other: t('other'),
        takeOver: t('takeOver'),
        own: t('own'),
        unmet: t('unmet', { wanted: '{wanted}', stored: '{stored}' }),
      }}
      editor={getPathname({ href: '/jouw-situatie', locale })}
      use={
        use && {
          action: getPathname({ href: use.href, locale }),
          parts: use.parts,
          subjectKey: 'subjectKey' in use ? use.subjectKey : undefined,
          label: t(`use.${on}`),
          towards,
          shown: sought,
        }
      }
      requires={requires}
      showsPlace={on === 'programs' || isPlaceSought}
      questions={questions.map(({ slug }) => slug)}
      tracks={Object.fromEntries(tracks.flatMap(({ term, name }) => (term === name ? [] : [[term, name]])))}
    />
  )
}
