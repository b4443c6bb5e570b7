import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { Missing } from '#components/site/not-found.tsx'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import { listNearest, wordsOf } from '#lib/content/nearest.ts'
import { bareMetadata } from '#lib/metadata.ts'

export const instant = false

export const generateMetadata = bareMetadata('notFound.title')

/** What `server` shows, with status 404, at an address that has no page. */
export default async function MissingPage({ searchParams }: PageProps<'/[locale]/niet-gevonden'>) {
  const { pad, path } = await searchParams
  await connection()
  const address = pad ?? path
  const words = typeof address === 'string' ? wordsOf(address) : ''
  const [t, near] = [await getTranslations('notFound'), await listNearest(words)]
  return (
    <Missing words={words}>
      <Part id="nabij" title={near.length ? t('near') : t('nothing')} heading="text-h3" className="max-w-2xl space-y-3">
        {near.length ? (
          <ul className="divide-y divide-line border-y border-line">
            {near.map(({ kind, id, title, href }) => (
              <li key={id}>
                <Link
                  href={href}
                  className="group flex flex-wrap items-baseline justify-between gap-x-6 py-4 no-underline"
                >
                  <span
                    lang="nl"
                    className="font-display text-h4 font-semibold decoration-accent decoration-3 underline-offset-4 group-hover:underline"
                  >
                    {title}
                  </span>
                  <span className="text-sm text-muted">{t(`kind.${kind}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </Part>
    </Missing>
  )
}
