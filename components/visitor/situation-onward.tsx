import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Href } from '#lib/paths.ts'
import { alongQuery } from '#lib/routes/carried-answers.ts'
import { countLeft, slugsOf, type Progress, type RouteMap } from '#lib/routes/route-map.ts'
import { waysWith } from '#lib/routes/ways.ts'

type Props = {
  readonly map: RouteMap
  readonly progress: Progress
  /** A place that is known; empty without one. */
  readonly place: string
  readonly subject: string
  readonly track: string
}

/** The pages that a situation leads to, each with its part of the situation in the address. */
export const SituationOnward = async ({ map, progress, place, subject, track }: Props) => {
  const t = await getTranslations('situation')
  const slugs = slugsOf(progress)
  const near = place ? { plaats: place } : {}
  const all = alongQuery({ answers: slugs, place, subject })
  const links: readonly (readonly [string, Href])[] = [
    [t('to.routes', { count: countLeft(map, slugs) }), waysWith({ place, subject }).result(slugs)],
    [
      place ? t('to.programsNear', { place }) : t('to.programs'),
      {
        pathname: '/navigator/opleidingen',
        query: { q: subject || undefined, traject: track || undefined, ...near },
      },
    ],
    [t('to.plan'), { pathname: '/mijn-plan', query: all }],
    ...(place
      ? ([
          [t('to.desks', { place }), { pathname: '/navigator/regioloketten', query: near }],
          [t('to.events', { place }), { pathname: '/activiteiten', query: near }],
        ] as const)
      : []),
    [t('to.advice'), { pathname: '/adviesgesprek', query: all }],
  ]
  return (
    <Section id="verder" title={t('onward')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(([text, href]) => (
          <li key={text}>
            <Link
              href={href}
              className="flex min-h-16 items-center justify-between gap-4 rounded-lg bg-surface px-5 py-3 font-semibold ring-1 ring-line-strong ring-inset hover:bg-sunken"
            >
              {text} <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
