import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { KindName } from '#components/search/results/kind-name.tsx'
import { Missing } from '#components/site/not-found.tsx'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import { listNearest, sectionOf, wordsOf } from '#lib/content/nearest.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { bareMetadata } from '#lib/metadata.ts'
import { plainOf } from '#lib/search/highlighted.ts'

export const generateMetadata = bareMetadata('notFound.title')

/** What `server` shows, with status 404, at an address that has no page. */
export default async function MissingPage({ searchParams }: PageProps<'/[locale]/niet-gevonden'>) {
  const { pad, path } = await searchParams
  await connection()
  const address = pad ?? path
  const requested = typeof address === 'string' ? address : ''
  const locale = await pageLocale()
  const t = await getTranslations('notFound')
  const [near, section] = [await listNearest(requested, locale), sectionOf(requested, locale)]
  return (
    <Missing words={wordsOf(requested)}>
      {section ? (
        <p>
          {t('section')}{' '}
          <Link href={section.href} className="font-semibold link">
            {section.title}
          </Link>
        </p>
      ) : null}
      <Part id="nabij" title={near.length ? t('near') : t('nothing')} heading="text-h3" className="max-w-2xl space-y-3">
        {near.length ? (
          <ul className="divide-y divide-line border-y border-line">
            {near.map(({ kind, pageType, id, title, note, href, language }) => (
              <li key={`${kind}-${id}`}>
                <Link
                  href={href}
                  className="group flex flex-wrap items-baseline justify-between gap-x-6 py-4 no-underline"
                >
                  <span
                    lang={language === locale ? undefined : language}
                    className="font-display text-h4 font-semibold decoration-accent decoration-3 underline-offset-4 group-hover:underline"
                  >
                    {plainOf(title)}
                  </span>
                  <span className="text-sm text-muted">
                    <KindName kind={kind} pageType={pageType} />
                    {kind === 'programs' && note ? <span lang="nl"> · {note}</span> : null}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </Part>
    </Missing>
  )
}
