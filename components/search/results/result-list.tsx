import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { PageLinks } from '#components/ui/page-links.tsx'
import type { Everywhere } from '#lib/content/read-everything.ts'
import { pageLength, totalOf, type Everything } from '#lib/search/everything-state.ts'
import { keyOf, kindSearch } from '#lib/search/kinds.ts'
import { ResultItem } from './result-item.tsx'

type Props = { readonly wanted: Everything; readonly answer: Everywhere }

const look = 'font-semibold text-brand link'

/** The end of a list of all kinds that has more results than its pages show. */
const AtEnd = async ({ wanted: { kind, page }, answer: { groups, reachable } }: Props) => {
  const t = await getTranslations('global')
  const total = totalOf(groups)
  if (kind || page * pageLength < reachable || total <= reachable) return null
  const about = groups.every(({ isExact }) => isExact) ? 'no' : 'yes'
  return <p className="text-muted">{t('atEnd', { shown: reachable, about, count: total })}</p>
}

/** A page of the ranked list, with links to the others; of one kind also a link to the page that filters that kind. */
export const ResultList = async ({ wanted, answer }: Props) => {
  const t = await getTranslations('global')
  const { query, kind, page } = wanted
  const { results, reachable, moments, answers, openAnswer } = answer
  const soort = kind ? keyOf(kind) : undefined
  return (
    <section aria-labelledby="resultaten-kop" className="space-y-2">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-line-strong pb-2">
        <h2 id="resultaten-kop" tabIndex={-1} className="text-h4 outline-none">
          {kind ? t(`kind.${kind}`) : t('best')}
        </h2>
        {kind && kind !== 'pages' ? (
          <Link
            href={{ pathname: kindSearch[kind].list, query: { q: query } }}
            aria-describedby="resultaten-kop"
            className={`text-sm ${look}`}
          >
            {t('filter')}
          </Link>
        ) : null}
      </header>
      {results.length ? (
        <ol start={(page - 1) * pageLength + 1} className="divide-y divide-line">
          {results.map((hit) => (
            <ResultItem
              key={`${hit.kind}-${hit.id}`}
              hit={hit}
              moment={moments.get(hit.id)}
              answer={answers.get(hit.id)}
              isOpen={hit.kind === 'faqs' && hit.id === openAnswer}
            />
          ))}
        </ol>
      ) : (
        <p className="py-4">
          {t('beyond')}{' '}
          <Link href={{ pathname: '/zoeken', query: { q: query, soort } }} className={look}>
            {t('toStart')}
          </Link>
        </p>
      )}
      {results.length ? (
        <>
          <AtEnd wanted={wanted} answer={answer} />
          <PageLinks
            page={page}
            pages={Math.ceil(reachable / pageLength)}
            at={(to) => ({
              pathname: '/zoeken',
              query: { q: query, soort, pagina: to > 1 ? to : undefined },
              hash: 'resultaten-kop',
            })}
          />
        </>
      ) : null}
    </section>
  )
}
