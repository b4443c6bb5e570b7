import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { familiesOf } from '#lib/routes/families.ts'
import { fits, nearMisses, type Answer, type Progress, type RouteMap } from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'
import { goalInWords } from '#lib/routes/duration-in-words.ts'

type Props = { readonly map: RouteMap; readonly progress: Progress; readonly ways: Ways }

/** Titles that are named before the rest is counted. */
const mostNamed = 5

type Translate = Awaited<ReturnType<typeof getTranslations<'routes'>>>

const insteadOf = (t: Translate, { language, title }: Answer) =>
  t.rich('nearInstead', { given: () => <span lang={language}>{title}</span> })

/** For each of the visitor's answers that stands in the way alone: what to answer instead, and what that opens. */
export const NearMisses = async ({ map, progress, ways }: Props) => {
  const misses = nearMisses(map, progress)
  if (!misses.length) return null
  const t = await getTranslations('routes')
  const fitting = new Set(familiesOf(map.routes.filter((route) => fits(route, progress))).map(({ title }) => title))
  const opened = misses.map(({ routes, ...miss }) => ({ ...miss, routes, families: familiesOf(routes) }))
  return (
    <section aria-labelledby="bijna" className="space-y-6">
      <div className="space-y-2">
        <h2 id="bijna" className="text-h2">
          {t('nearHeading')}
        </h2>
        <p className="max-w-2xl text-muted">{t('nearLead')}</p>
      </div>
      <ul className="grid gap-5 md:grid-cols-2">
        {opened.map(({ question, former, instead, slugs, routes, families }) => (
          <li key={instead.slug} className="space-y-3 rounded-lg bg-sunken p-6">
            <p className="text-sm text-muted">
              <span lang={question.language}>{question.title}</span> {insteadOf(t, former)}
            </p>
            <h3 lang={instead.language} className="text-h3">
              <Link
                href={ways.result(slugs)}

                className="underline decoration-line-strong underline-offset-4 hover:decoration-accent hover:decoration-3"
              >
                {instead.title}
              </Link>
            </h3>
            <p>
              {t('nearGain', {
                count: families.filter(({ title }) => !fitting.has(title)).length,
                length: goalInWords(t, { months: 0, ...routes[0], qualifies: null }),
              })}
            </p>
            <details>
              <summary className="py-1 font-semibold">{t('nearWhich')}</summary>
              <ul className="mt-2 list-disc space-y-1 ps-5">
                {families.slice(0, mostNamed).map(({ title, language, routes: forms }) => (
                  <li key={title}>
                    <Link
                      href={ways.route(forms[0].slug, slugs)}
                      lang={language}
                      target={ways.outside ? '_blank' : undefined}
                      className="underline underline-offset-4 hover:decoration-2"
                    >
                      {title}
                    </Link>
                    {forms.length > 1 ? ` (${t('forms', { count: forms.length })})` : null}
                  </li>
                ))}
              </ul>
              {families.length > mostNamed ? (
                <p className="mt-1 ps-5 text-muted">{t('nearMore', { count: families.length - mostNamed })}</p>
              ) : null}
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
