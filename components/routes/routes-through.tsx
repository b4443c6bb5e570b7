import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { readThrough } from '#lib/content/routes-through.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { mergedFamilies } from '#lib/routes/families.ts'
import type { TaughtProgram } from '#lib/routes/program-routes.ts'
import { rangeInWords } from '#lib/routes/duration-in-words.ts'
import { waysWith } from '#lib/routes/ways.ts'

type Props = {
  readonly programs: readonly (TaughtProgram & { readonly id: string })[]
  /** As it was typed; empty without one. */
  readonly place?: string
}

/** Kinds of route that are listed. */
const most = 6

/** The kinds of route that lead through programmes, each with which of them; the questionnaire where there is none. */
export const RoutesThrough = async ({ programs, place = '' }: Props) => {
  const [t, locale] = [await getTranslations('routes'), await pageLocale()]
  const through = await readThrough(programs, locale)
  const ways = waysWith({ place, subject: '' })
  const families = mergedFamilies(through.map((one) => one.families))
  const titlesOf = (name: string) => [
    ...new Set(
      programs.filter((_, at) => through[at]?.families.some(({ title }) => title === name)).map(({ title }) => title),
    ),
  ]
  if (!families.length)
    return (
      <div className="max-w-2xl space-y-2">
        <p className="text-muted">{t('throughNone', { count: programs.length })}</p>
        <Link
          href={ways.question(0, programs.length === 1 ? (through[0]?.answers ?? []) : [])}
          className="inline-block py-1 font-semibold link"
        >
          {t('throughAsk')}
        </Link>
      </div>
    )
  return (
    <ul className="max-w-3xl border-t border-line">
      {families.slice(0, most).map(({ title, language, routes }) => {
        return (
          <li key={title} className="space-y-0.5 border-b border-line py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 lang={language} className="text-h4">
                <Link href={ways.route(routes[0].slug)} className="underline underline-offset-4 hover:decoration-2">
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-muted tabular-nums">
                {rangeInWords(t, routes)} · {t('forms', { count: routes.length })}
              </p>
            </div>
            {programs.length > 1 ? (
              <p lang="nl" className="text-sm text-muted">
                {titlesOf(title).join(', ')}
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
