import { getTranslations } from 'next-intl/server'
import type { RichText } from '#schema/index.ts'
import { Document } from '#components/rich-text/document.tsx'
import { Compare } from '#components/visitor/compare.tsx'
import { Save } from '#components/visitor/save.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { Link } from '#components/ui/link.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { clock } from '#lib/media/transcript/time.ts'
import type { SearchHit } from '#lib/search/everything-state.ts'
import { plainOf } from '#lib/search/highlighted.ts'
import type { ResultKind } from '#lib/search/kinds.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { KindName } from './kind-name.tsx'

const icons: Readonly<Record<ResultKind, string>> = {
  articles: 'mdi:text-box-outline',
  faqs: 'mdi:help-circle-outline',
  programs: 'mdi:school-outline',
  educational_institutions: 'mdi:domain',
  regional_education_desks: 'mdi:map-marker-radius-outline',
  podcast_episodes: 'mdi:microphone-outline',
  testimonials: 'mdi:account-voice',
  videos: 'mdi:play-circle-outline',
  pages: 'mdi:file-outline',
}

type AnswerProps = { readonly id: string; readonly document: RichText; readonly isOpen: boolean }

/** The answer to a question, in place. */
const Answer = async ({ id, document, isOpen }: AnswerProps) => {
  const [t, locale] = [await getTranslations('global'), await pageLocale()]
  const words = await documentWords()
  return (
    <details open={isOpen} className="relative z-10 max-w-2xl">
      <summary lang={locale} className="min-h-11 w-fit content-center font-semibold text-brand hover:underline">
        {t('answer')}
      </summary>
      <div className="prose pb-2">
        <Document id={id} document={document} words={words} />
      </div>
    </details>
  )
}

type Props = {
  readonly hit: SearchHit
  readonly moment: number | undefined
  readonly answer: RichText | undefined
  /** Whether the answer is shown open. */
  readonly isOpen: boolean
}

/** One result of the search over everything. */
export const ResultItem = async ({ hit, moment, answer, isOpen }: Props) => {
  const [t, sample, locale] = [await getTranslations('global'), await getTranslations('sample'), await pageLocale()]
  const { kind, id, title, snippet, note, more, href, isPlanned, language, pageType, standing } = hit
  const name = plainOf(title)
  // The institution, by which programmes of one title are told apart.
  const of = kind === 'programs' ? (note ?? undefined) : undefined
  const isSaved = kind !== 'faqs' && kind !== 'pages'
  return (
    <li lang={language === locale ? undefined : language} className="group relative space-y-1 py-5 pe-16">
      <h3 className="text-h4">
        <Link
          href={href}
          className="no-underline decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <HighlightedText pieces={title} />
        </Link>
      </h3>
      <p lang={locale} className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-muted">
        <span className="flex items-center gap-1.5 font-semibold">
          <span className="text-accent">
            <Icon name={icons[kind]} className="size-4" />
          </span>
          <KindName kind={kind} pageType={pageType} />
        </span>
        {/* Names of the catalogue are Dutch, those beside an English article too; classes may have an English one. */}
        {note ? (
          <span>
            <TermName name={note} /> {more ? t('noteMore', { count: more }) : null}
          </span>
        ) : null}
        {language === locale ? null : <span>{t('inLanguage', { language })}</span>}
        {isPlanned ? <span>{t('planned')}</span> : null}
        {standing ? <SampleMark>{sample(standing)}</SampleMark> : null}
      </p>
      {snippet.length && !(isOpen && answer) ? (
        <p className="line-clamp-3 max-w-2xl text-muted">
          <HighlightedText pieces={snippet} />
        </p>
      ) : null}
      {moment === undefined ? null : (
        <p lang={locale} className="text-sm">
          <a
            href={`${getPathname({ href, locale })}?t=${Math.floor(moment)}#t${Math.floor(moment)}`}
            className="relative z-10 font-semibold text-brand link"
          >
            {t('said', { time: clock(moment) })}
          </a>
        </p>
      )}
      {answer ? <Answer id={id} document={answer} isOpen={isOpen} /> : null}
      {isSaved ? <Save kind={kind} id={id} title={name} of={of} /> : null}
      {kind === 'programs' ? (
        <div lang={locale} className="-ms-3">
          <Compare kind={kind} id={id} title={name} of={of} />
        </div>
      ) : null}
    </li>
  )
}
