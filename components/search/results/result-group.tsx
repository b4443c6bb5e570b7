import { getTranslations } from 'next-intl/server'
import { Compare } from '#components/visitor/compare.tsx'
import { Save } from '#components/visitor/save.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { Group, SearchHit } from '#lib/search/everything.ts'
import { kindSearch, type Kind } from '#lib/search/kinds.ts'
import { plainOf } from '#lib/search/highlighted.ts'
import { clock } from '#lib/media/transcript/time.ts'
import { HighlightedText } from './highlighted-text.tsx'

const icons: Readonly<Record<Kind, string>> = {
  articles: 'mdi:text-box-outline',
  faqs: 'mdi:help-circle-outline',
  programs: 'mdi:school-outline',
  regional_education_desks: 'mdi:map-marker-radius-outline',
  podcast_episodes: 'mdi:microphone-outline',
  testimonials: 'mdi:account-voice',
  videos: 'mdi:play-circle-outline',
}

type ItemProps = { readonly hit: SearchHit; readonly moment: number | undefined }

const HitItem = async ({ hit, moment }: ItemProps) => {
  const [t, locale] = [await getTranslations('global'), await pageLocale()]
  const { kind, id, title, snippet, note, href, isPlanned, language } = hit
  const name = plainOf(title)
  return (
    <li lang={language === locale ? undefined : language} className="group relative space-y-1 py-4 pe-16">
      <h3 className="text-h4">
        <Link
          href={href}
          className="no-underline decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <HighlightedText pieces={title} />
        </Link>
      </h3>
      {snippet.length ? (
        <p className="line-clamp-3 max-w-2xl text-muted">
          <HighlightedText pieces={snippet} />
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {note ? <span>{note}</span> : null}
        {isPlanned ? <span lang={locale}>{t('planned')}</span> : null}
        {moment === undefined ? null : (
          <a
            lang={locale}
            href={`${getPathname({ href, locale })}?t=${Math.floor(moment)}#t${Math.floor(moment)}`}
            className="relative z-10 font-semibold text-brand underline underline-offset-4 hover:decoration-2"
          >
            {t('said', { time: clock(moment) })}
          </a>
        )}
      </p>
      {kind === 'faqs' ? null : <Save kind={kind} id={id} title={name} />}
      {kind === 'programs' ? (
        <div lang={locale} className="-ms-3">
          <Compare kind={kind} id={id} title={name} />
        </div>
      ) : null}
    </li>
  )
}

type Props = {
  readonly group: Group
  readonly moments: ReadonlyMap<string, number>
  readonly query: string
  /** Whether only this kind is shown, with pagination below. */
  readonly alone: boolean
}

/** The hits of one kind, with links to all of them and to the page that filters them. */
export const ResultGroup = async ({ group: { kind, count, hits }, moments, query, alone }: Props) => {
  const t = await getTranslations('global')
  const { key, list } = kindSearch[kind]
  const look = 'text-brand underline underline-offset-4 hover:decoration-2'
  return (
    <section aria-labelledby={`soort-${key}`}>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b-2 border-line-strong pb-2">
        <h2 id={`soort-${key}`} className="flex items-center gap-2.5 text-h3">
          <span className="text-accent">
            <Icon name={icons[kind]} />
          </span>
          {t(`kind.${kind}`)}
          <span className="font-sans text-sm font-normal text-muted tabular-nums">{count}</span>
        </h2>
        <p className="flex flex-wrap gap-x-5 text-sm font-semibold">
          {!alone && count > hits.length ? (
            <Link
              href={{ pathname: '/zoeken', query: { q: query, soort: key } }}
              aria-describedby={`soort-${key}`}
              className={look}
            >
              {t('more', { count })}
            </Link>
          ) : null}
          <Link href={{ pathname: list, query: { q: query } }} aria-describedby={`soort-${key}`} className={look}>
            {t('filter')}
          </Link>
        </p>
      </header>
      <ol className="divide-y divide-line">
        {hits.map((hit) => (
          <HitItem key={hit.id} hit={hit} moment={moments.get(hit.id)} />
        ))}
      </ol>
    </section>
  )
}
