import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import { isList, type EmptySearch, type FrequentSearch } from '#lib/editors/search-report.ts'

type TableProps = { readonly name: string; readonly heads: readonly string[]; readonly children: ReactNode }

/** A table that scrolls by itself where it is too wide; all columns but the first are figures or short. */
const Table = ({ name, heads, children }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
  <div role="region" aria-label={name} tabIndex={0} className="scrolls-sideways">
    <table className="w-full text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-3 [&_:is(td,th)]:pe-5 [&_:is(td,th)]:text-start [&_td]:tabular-nums">
      <thead className="text-muted">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

type QueryProps = { readonly text: string }

/** The words that were typed, which lead to what they find now. */
const Query = ({ text }: QueryProps) => (
  <th scope="row" className="min-w-48 text-base font-semibold wrap-anywhere">
    {text === '…' ? (
      text
    ) : (
      <Link href={{ pathname: '/zoeken', query: { q: text } }} className="link">
        {text}
      </Link>
    )}
  </th>
)

const listNames = async () => {
  const t = await getTranslations('global.kind')
  return (names: readonly string[]) => names.map((name) => (isList(name) ? t(name) : name)).join(', ')
}

type EmptyProps = { readonly lines: readonly EmptySearch[]; readonly withLists: boolean }

/** Queries that found nothing. */
export const EmptySearches = async ({ lines, withLists }: EmptyProps) => {
  const [t, format, namesOf] = [await getTranslations('searchReport'), await getFormatter(), await listNames()]
  const heads = [t('query'), t('times'), t('filtered'), ...(withLists ? [t('inLists')] : [])]
  return (
    <Table name={t('noneFound')} heads={heads}>
      {lines.map(({ search, lists, count, withFilterCount }) => (
        <tr key={search}>
          <Query text={search} />
          <td>{format.number(count)}</td>
          <td>{format.number(withFilterCount)}</td>
          {withLists ? <td className="min-w-56 text-muted">{namesOf(lists)}</td> : null}
        </tr>
      ))}
    </Table>
  )
}

type FrequentProps = {
  readonly lines: readonly FrequentSearch[]
  readonly name: string
  readonly withLists: boolean
}

/** Queries with how often something was clicked, and where in the list. */
export const FrequentSearches = async ({ lines, name, withLists }: FrequentProps) => {
  const [t, format, namesOf] = [await getTranslations('searchReport'), await getFormatter(), await listNames()]
  const heads = [t('query'), t('times'), t('results'), t('clicked'), t('place'), t('converted')]
  return (
    <Table name={name} heads={[...heads, ...(withLists ? [t('inLists')] : [])]}>
      {lines.map((line) => (
        <tr key={line.search}>
          <Query text={line.search} />
          <td>{format.number(line.count)}</td>
          <td>{format.number(line.nbHits)}</td>
          <td className="whitespace-nowrap">
            {line.clickThroughRate === null
              ? '–'
              : `${format.number(line.clickCount)} (${format.number(line.clickThroughRate, { style: 'percent', maximumFractionDigits: 0 })})`}
          </td>
          <td>
            {line.averageClickPosition === null
              ? '–'
              : format.number(line.averageClickPosition, { maximumFractionDigits: 1 })}
          </td>
          <td>{format.number(line.conversionCount)}</td>
          {withLists ? <td className="min-w-56 text-muted">{namesOf(line.lists)}</td> : null}
        </tr>
      ))}
    </Table>
  )
}
