import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { listVocabulary } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Answer, SearchSuggestion } from '#lib/search/suggestions-when-empty.ts'

/** `lang` is absent for words that the visitor typed. */
type Offer = SearchSuggestion & { readonly lang?: 'nl' | 'en' }

const SearchLink = ({ query, count, lang }: Offer) => (
  <Link href={{ pathname: '/zoeken', query: { q: query } }} lang={lang} className="tag gap-2">
    {query}
    {count === null ? null : <span className="text-sm text-muted tabular-nums">{count}</span>}
  </Link>
)

type ListProps = { readonly title: string; readonly offers: readonly Offer[] }

const Offers = ({ title, offers }: ListProps) =>
  offers.length ? (
    <section className="space-y-3">
      <h2 className="text-h4">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <li key={offer.query}>
            <SearchLink {...offer} />
          </li>
        ))}
      </ul>
    </section>
  ) : null

/** Suggested topics, in the language of the page where their name is translated. */
export const Topics = async ({ topics }: Pick<Answer, 'topics'>) => {
  const [t, locale] = [await getTranslations('global'), await pageLocale()]
  const names = locale === 'nl' ? {} : await listVocabulary(locale)
  const offers = topics.map((topic): Offer => {
    const name = Object.hasOwn(names, topic) ? names[topic] : undefined
    return { query: name ?? topic, count: null, lang: name === undefined ? 'nl' : locale }
  })
  return <Offers title={t('topics')} offers={offers} />
}

type EmptyProps = Pick<Answer, 'others' | 'topics'> & { readonly query: string }

/** For a search without hits: other queries with hits, and the topics with most articles. */
export const EmptySearchSuggestions = async ({ query, others, topics }: EmptyProps) => {
  const t = await getTranslations('global')
  return (
    <div className="space-y-8 rounded-lg bg-sunken p-6 sm:p-8">
      <p className="max-w-xl">{t(/[\p{L}\p{N}]/u.test(query) ? 'noneHelp' : 'noWords')}</p>
      <Offers title={t('others')} offers={others} />
      <Topics topics={topics} />
    </div>
  )
}

/** The corrected query for misspelt words. */
export const SearchCorrection = async ({ meant }: Pick<Answer, 'meant'>) => {
  const t = await getTranslations('global')
  if (meant === null) return null
  return (
    <p className="text-h4">
      {t('meant')}{' '}
      <Link href={{ pathname: '/zoeken', query: { q: meant } }} className="font-semibold text-brand link">
        {meant}
      </Link>
      ?
    </p>
  )
}
