import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import type { Href } from '#lib/paths.ts'
import { likenessOf, type Value } from '#lib/visitor/comparison.ts'
import { LeaveOut } from './leave-out.island.tsx'

export type Column = {
  readonly id: string
  /** As `referenceOf` names it. */
  readonly item: string
  readonly title: string
  /** Language of the title. */
  readonly language: Locale
  readonly href: Href | null
  /** The comparison without this one. */
  readonly without: Href
  readonly save: ReactNode
  /** What is said of the item beside its name. */
  readonly mark?: ReactNode
}

export type Row = {
  readonly name: string
  /** One for each column. Words of the catalogue are Dutch; `isOurs` are ours, in the page's language. */
  readonly values: readonly Value[]
  readonly isOurs?: boolean
}

type Props = {
  readonly id: string
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

// Of text of twice the size on a phone the names of the facts scroll along: beside them there is no room for another column.
const sticky = 'min-[18em]:sticky start-0 z-[1] bg-paper print:bg-transparent'
const looks = { same: 'text-muted', differs: 'font-semibold text-accent', unknown: 'text-muted' } as const

/** The compared items in columns, a fact in each row; differences are stated in words. Scrolls sideways by itself. */
export const ComparisonTable = async ({ id, title, columns, rows }: Props) => {
  const [t, locale] = [await getTranslations('compare'), await pageLocale()]
  const facts = rows.map((row) => ({ ...row, likeness: likenessOf(row.values) }))
  const names = (likeness: string) =>
    facts
      .filter((row) => row.likeness === likeness)
      .map(({ name }) => name.charAt(0).toLocaleLowerCase() + name.slice(1).replace(/\?$/, ''))
      .join(', ')
  const [different, same] = [names('differs'), names('same')]
  return (
    <div className="space-y-5">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {columns.length > 1 ? (
        <p className="max-w-3xl">
          {[
            different ? t('differIn', { facts: different }) : t('noDifference'),
            same ? t('sameIn', { facts: same }) : '',
          ]
            .join(' ')
            .trim()}
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <div role="region" aria-labelledby={id} tabIndex={0} className="scrolls-sideways relative">
        <table className="w-full border-collapse text-start align-top">
          <thead>
            <tr className="border-b-2 border-line-strong align-top">
              <th
                scope="col"
                className={`${sticky} w-24 min-w-24 py-4 pe-2 text-start text-sm font-medium text-muted sm:w-44 sm:pe-4`}
              >
                {t('fact')}
              </th>
              {columns.map(({ id: key, title: name, language, href, mark }) => (
                <th
                  key={key}
                  scope="col"
                  lang={language}
                  className="min-w-28 py-4 pe-3 text-start text-h4 max-sm:text-base sm:min-w-44 sm:pe-6"
                >
                  <OptionalLink
                    href={href}
                    className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                  >
                    <Hyphenated lang={language}>{name}</Hyphenated>
                  </OptionalLink>
                  {mark ? (
                    <div lang={locale} className="mt-2">
                      {mark}
                    </div>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-screen="" className="border-b border-line align-top">
              <th scope="row" className={`${sticky} py-3.5 pe-2 text-start font-medium max-sm:text-sm sm:pe-4`}>
                {t('actions')}
              </th>
              {columns.map((column, index) => (
                <td key={column.id} className="py-3.5 pe-3 sm:pe-6">
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    {column.save}
                    <LeaveOut
                      href={getPathname({ href: column.without, locale })}
                      item={column.item}
                      title={column.title}
                      beside={(columns[index + 1] ?? columns[index - 1])?.item ?? null}
                      className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 hover:decoration-2"
                    >
                      {t('without')}{' '}
                      <span lang={column.language} className="sr-only">
                        {column.title}
                      </span>
                    </LeaveOut>
                  </div>
                </td>
              ))}
            </tr>
            {facts.map(({ name, values, likeness, isOurs }) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className={`${sticky} py-3.5 pe-2 text-start font-medium max-sm:text-sm sm:pe-4`}>
                  {name}
                  {columns.length > 1 ? (
                    <span className={`block text-sm ${looks[likeness]}`}>{t(likeness)}</span>
                  ) : null}
                </th>
                {columns.map((column, index) => {
                  const value = values[index] ?? null
                  return (
                    <td
                      key={column.id}
                      lang={value && !isOurs ? 'nl' : undefined}
                      className={`py-3.5 pe-3 max-sm:text-sm sm:pe-6 ${likeness === 'differs' && value ? 'font-medium' : 'text-muted'}`}
                    >
                      {value ? (
                        <Hyphenated lang={isOurs ? locale : 'nl'}>{value.join(', ')}</Hyphenated>
                      ) : (
                        t('notKnown')
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
