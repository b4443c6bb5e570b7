import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import type { Family } from '#lib/routes/families.ts'
import { siteWays } from '#lib/routes/ways.ts'
import { rangeInWords } from '#lib/routes/duration-in-words.ts'

type Props = {
  readonly families: readonly Family[]
  /** How many of them, at the end, are for who teaches already. */
  readonly teachers: number
}

/** The kinds of routes, each with how many forms it has and how long those take. */
export const FamilyList = async ({ families, teachers }: Props) => {
  const t = await getTranslations('routes')
  return (
    <Part id="soorten" title={t('familiesHeading')} className="space-y-5">
      <p className="max-w-2xl text-muted">{t('familiesLead', { teachers })}</p>
      <ul className="grid gap-x-12 border-t border-line lg:grid-cols-2">
        {families.map(({ title, language, routes }) => {
          const { slug } = routes.toSorted((one, other) => one.months - other.months)[0] ?? routes[0]
          return (
            <li key={title} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-4">
              <h3 lang={language} className="text-h4">
                <Link href={siteWays.route(slug)} className="underline underline-offset-4 hover:decoration-2">
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-muted tabular-nums">
                {rangeInWords(t, routes)} · {t('forms', { count: routes.length })}
              </p>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
