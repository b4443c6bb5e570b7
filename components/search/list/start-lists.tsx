import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import type { Group } from '#lib/search/everything-state.ts'
import { kindSearch } from '#lib/search/kinds.ts'

/** The lists of all kinds with their counts, shown without a query. */
export const StartLists = async ({ groups }: { readonly groups: readonly Group[] }) => {
  const t = await getTranslations('global')
  return (
    <nav aria-labelledby="lijsten" className="space-y-3">
      <h2 id="lijsten" className="text-h4">
        {t('start')}
      </h2>
      <ul className="grid max-w-4xl gap-x-8 sm:grid-cols-2">
        {groups.map(({ kind, count }) =>
          kind === 'pages' || count === 0 ? null : (
            <li key={kind} className="border-b border-line">
              <Link
                href={kindSearch[kind].list}
                className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold no-underline hover:underline"
              >
                {t(`kind.${kind}`)}
                <span className="text-sm font-normal text-muted tabular-nums">{count}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
