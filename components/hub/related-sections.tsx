import { getTranslations } from 'next-intl/server'
import { ArticleCards } from '#components/article/article-card.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Filed } from '#lib/content/related-content.ts'
import { itemHref } from '#lib/paths.ts'
import { kindSearch } from '#lib/search/kinds.ts'
import { QuestionFolds } from './question-folds.tsx'

type Kind = keyof Filed

const usualOrder: readonly Kind[] = ['articles', 'faqs', 'testimonials', 'videos', 'podcast_episodes', 'programs']
/** Order on the page of a role: stories of people who have the role come first. */
const peopleFirst: readonly Kind[] = ['testimonials', 'articles', 'faqs', 'videos', 'podcast_episodes', 'programs']
/** Ids of the sections, for links within the page. */
const anchors: Record<Kind, string> = {
  articles: 'artikelen',
  faqs: 'vragen',
  testimonials: 'verhalen',
  videos: 'videos',
  podcast_episodes: 'podcasts',
  programs: 'opleidingen',
}

/** Kinds that have something, with their counts: what a page of links within the page offers. */
const present = (filed: Filed, order = usualOrder) => order.filter((kind) => filed[kind].count > 0)

type Props = {
  readonly filed: Filed
  /** The filter by the same term in the lists of all of a kind. */
  readonly query: Readonly<Record<string, string>>
  readonly beginsWithPeople?: boolean
}

/** How much there is of each kind, each count a link to its section. */
export const RelatedCounts = async ({ filed, beginsWithPeople = false }: Pick<Props, 'filed' | 'beginsWithPeople'>) => {
  const [t, names] = [await getTranslations('hub'), await getTranslations('global.kind')]
  const kinds = present(filed, beginsWithPeople ? peopleFirst : usualOrder)
  if (kinds.length < 2) return null
  return (
    <nav aria-label={t('onThisPage')}>
      <ul className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              href={`#${anchors[kind]}`}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 no-underline hover:border-brand hover:text-brand"
            >
              {names(kind)} <span className="font-semibold tabular-nums">{filed[kind].count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Programs = ({ programs }: { readonly programs: Filed['programs'] }) => (
  <ul lang="nl" className="grid gap-x-10 border-t border-line sm:grid-cols-2">
    {programs.items.map((program) => (
      <li key={program.id} className="border-b border-line py-4">
        <OptionalLink
          href={itemHref('programs', program)}
          className="font-semibold underline-offset-4 hover:decoration-2"
        >
          {program.title}
        </OptionalLink>
        <p className="text-sm text-muted">{program.educational_institutions.map(({ title }) => title).join(', ')}</p>
      </li>
    ))}
  </ul>
)

/** The first items of a kind, as that kind is shown. */
const Items = ({ kind, filed }: { readonly kind: Kind; readonly filed: Filed }) => {
  switch (kind) {
    case 'articles':
      return <ArticleCards articles={filed.articles.items} />
    case 'faqs':
      return <QuestionFolds questions={filed.faqs.items} />
    case 'programs':
      return <Programs programs={filed.programs} />
    case 'testimonials':
    case 'videos':
    case 'podcast_episodes':
      return <MediaCards cards={filed[kind].items} />
    default:
      return kind satisfies never
  }
}

/** Everything filed under a term, kind by kind; kinds without anything do not appear. */
export const RelatedSections = async ({ filed, query, beginsWithPeople = false }: Props) => {
  const [t, names] = [await getTranslations('hub'), await getTranslations('global.kind')]
  return (
    <>
      {present(filed, beginsWithPeople ? peopleFirst : usualOrder).map((kind) => {
        const { count, items } = filed[kind]
        return (
          <Section
            key={kind}
            id={anchors[kind]}
            title={names(kind)}
            href={{ pathname: kindSearch[kind].list, query }}
            {...(count > items.length ? { more: t(`all.${kind}`, { count }) } : {})}
            className="wrap"
          >
            <Items kind={kind} filed={filed} />
          </Section>
        )
      })}
    </>
  )
}
