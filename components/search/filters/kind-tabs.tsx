import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { totalOf, type Everything, type Group } from '#lib/search/everything-state.ts'
import { keyOf } from '#lib/search/kinds.ts'

type Props = { readonly wanted: Everything; readonly groups: readonly Group[] }

/** The kinds with hits, each with its count; links, so that each has an address. */
export const KindTabs = async ({ wanted: { query, kind }, groups }: Props) => {
  const [t, format] = [await getTranslations('global'), await getFormatter()]
  const tabs = [
    { key: null, name: t('all'), count: totalOf(groups), isCurrent: kind === null },
    ...groups
      .filter((group) => group.count > 0 || group.kind === kind)
      .map((group) => ({
        key: keyOf(group.kind),
        name: t(`kind.${group.kind}`),
        count: group.count,
        isCurrent: group.kind === kind,
      })),
  ]
  return (
    <nav
      aria-label={t('kinds')}
      className="-mx-4 overflow-x-auto px-4 lg:sticky lg:top-6 lg:mx-0 lg:self-start lg:overflow-visible lg:px-0"
    >
      <ul className="flex gap-2 pb-2 lg:flex-col lg:gap-0.5">
        {tabs.map(({ key, name, count, isCurrent }) => (
          <li key={key} className="shrink-0">
            <Link
              href={{ pathname: '/zoeken', query: { q: query, soort: key ?? undefined } }}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded-full px-4 no-underline ring-1 ring-line-strong ring-inset hover:underline aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper lg:rounded-md lg:ring-0"
            >
              {name}
              <span className="text-sm tabular-nums opacity-80">{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
