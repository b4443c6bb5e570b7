import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { programTypes } from '#schema/families/navigator.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { itemHref } from '#lib/paths.ts'
import { slugify } from '#lib/rich-text/outline.ts'

type Program = {
  readonly id: string
  readonly title: string
  readonly path: string | null
  readonly type: string | null
  /** Whether it follows from a rule. */
  readonly derived?: boolean
}

type Props = {
  readonly programs: readonly Program[]
  /** The institution by whose name the finder narrows. */
  readonly institution?: string
}

/** Kinds with what there is of each; what has no kind, or one that we do not know, comes last. */
const grouped = (programs: readonly Program[]) => {
  const known = programTypes.map((kind) => ({ kind, items: programs.filter(({ type }) => type === kind) }))
  const rest = programs.filter(({ type }) => !programTypes.some((kind) => kind === type))
  return [...known, { kind: null, items: rest }].filter(({ items }) => items.length)
}

const headingId = (kind: string | null) => `soort-${kind === null ? 'anders' : slugify(kind)}`

/** Programmes by kind, each kind with its count and a way into the finder. */
export const ProgramGroups = async ({ programs, institution }: Props) => {
  const [t, values, sample, locale] = [
    await getTranslations('institution'),
    await getTranslations('search.values'),
    await getTranslations('sample'),
    await pageLocale(),
  ]
  return (
    <div className="space-y-10">
      {grouped(programs).map(({ kind, items }) => (
        <section key={kind} aria-labelledby={headingId(kind)} className="space-y-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id={headingId(kind)} className="text-h3">
              {kind ? values(kind) : t('otherKind')} <span className="text-muted tabular-nums">{items.length}</span>
            </h3>
            {kind && institution ? (
              <Link
                href={{ pathname: '/navigator/opleidingen', query: { instelling: institution, soort: kind } }}
                className="py-1 text-sm link"
              >
                {t('inFinder', { count: items.length })}
              </Link>
            ) : null}
          </div>
          <ul lang="nl" className="gap-x-12 border-t border-line-strong sm:columns-2 xl:columns-3">
            {items
              .toSorted((one, other) => one.title.localeCompare(other.title, 'nl'))
              .map((program) => (
                <li key={program.id} className="break-inside-avoid border-b border-line">
                  <OptionalLink
                    href={itemHref('programs', program)}
                    className="block py-2.5 underline-offset-4 hover:decoration-2"
                  >
                    {program.title}
                    {program.derived ? (
                      <span lang={locale} className="text-sm text-muted">
                        {' '}
                        ({sample('derivedShort')})
                      </span>
                    ) : null}
                  </OptionalLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
