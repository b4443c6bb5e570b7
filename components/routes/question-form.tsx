import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { Href } from '#lib/paths.ts'
import {
  countLeft,
  nextChoice,
  slugsOf,
  withAnswer,
  type Progress,
  type Question,
  type RouteMap,
} from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'
import { HiddenFields, withoutQuery } from './hidden-fields.tsx'

type ChoiceProps = {
  readonly value: string
  readonly title: string
  readonly text: string | null
  readonly left: string
  readonly lang?: string
  readonly isChosen: boolean
}

const Choice = ({ value, title, text, left, lang, isChosen }: ChoiceProps) => (
  <label className="route-choice">
    <input type="radio" name="a" value={value} required defaultChecked={isChosen} />
    <span className="min-w-0 grow basis-44" lang={lang}>
      <span className="block font-display text-h4 font-semibold">{title}</span>
      {text ? <span className="block text-muted">{text}</span> : null}
    </span>
    <span className="ms-auto shrink-0 text-sm text-muted tabular-nums">{left}</span>
  </label>
)

type Props = {
  readonly map: RouteMap
  readonly question: Question
  readonly progress: Progress
  readonly place: number
  /** The visitor came from the result to change this answer. */
  readonly isChange: boolean
  readonly ways: Ways
}

/** One question as a plain form: the number of routes left by each answer stands beside it, and the other answers are hidden fields. */
export const QuestionForm = async ({ map, question, progress, place, isChange, ways }: Props) => {
  const [t, locale] = [await getTranslations('routes'), await pageLocale()]
  const others = withAnswer(progress, place, null)
  const isLast = place + 1 === map.questions.length
  const onward = isChange || isLast ? ways.result(others) : ways.question(place + 1, others)
  const left = (slug: string | null) => t('choiceLeft', { count: countLeft(map, withAnswer(progress, place, slug)) })
  const before = nextChoice(progress, place, -1)
  const back: Href = isChange
    ? ways.result(slugsOf(progress))
    : before >= 0
      ? ways.question(before, slugsOf(progress))
      : ways.start
  return (
    <form action={getPathname({ href: withoutQuery(onward), locale })} className="space-y-8">
      <HiddenFields of={onward} />
      <fieldset className="min-w-0" aria-describedby={question.description ? 'uitleg' : undefined}>
        <legend className="contents">
          <h1 className="text-h1">
            <span className="kicker mb-3 block">{t('step', { number: place + 1, total: map.questions.length })}</span>
            <span lang={question.language}>
              <Hyphenated lang={question.language}>{question.title}</Hyphenated>
            </span>
          </h1>
        </legend>
        {question.description ? (
          <p id="uitleg" lang={question.language} className="mt-4 max-w-2xl text-lead text-muted">
            {question.description}
          </p>
        ) : null}
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-3">
          {(progress.offered[place] ?? []).map(({ slug, title, description, language }) => (
            <Choice
              key={slug}
              value={slug}
              title={title}
              text={description}
              left={left(slug)}
              lang={language}
              isChosen={progress.answers[place]?.slug === slug}
            />
          ))}
          <Choice value="" title={t('unsure')} text={t('unsureText')} left={left(null)} isChosen={false} />
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {isChange || isLast ? t('toResult') : t('next')} <span aria-hidden="true">→</span>
        </button>
        {place || isChange || !ways.outside ? (
          <Link href={back} className="py-2 font-semibold underline underline-offset-4 hover:decoration-2">
            {isChange ? t('keep') : place ? t('back', { number: before + 1 }) : t('backToStart')}
          </Link>
        ) : null}
      </div>
    </form>
  )
}
