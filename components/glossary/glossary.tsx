import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { termsByLetter } from '#lib/rich-text/glossary/letters.ts'
import type { Locale } from '#lib/i18n/routing.ts'

/** All terms under their letters, each with its short explanation. */
export const Glossary = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getTranslations('glossary')
  const letters = termsByLetter(locale)
  return (
    <div className="wrap">
      <nav aria-label={t('letters')} data-screen="" className="mb-10">
        <ul className="flex flex-wrap gap-1.5">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="grid size-10 place-items-center rounded-full border border-line font-display font-semibold no-underline hover:border-accent hover:bg-accent-soft"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-10">
        {letters.map(([letter, terms]) => (
          <section
            key={letter}
            aria-labelledby={`letter-${letter}`}
            className="grid gap-x-10 gap-y-4 border-t-2 border-line pt-5 md:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <h2 id={`letter-${letter}`} className="scroll-mt-8 text-display text-accent">
              {letter}
            </h2>
            <dl className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
              {terms.map(({ slug, [locale]: { term, short } }) => (
                <div key={slug}>
                  <dt className="font-display text-h3 font-semibold">
                    <Link
                      href={{ pathname: '/begrippen/[slug]', params: { slug } }}
                      className="no-underline decoration-accent decoration-3 underline-offset-4 hover:underline"
                    >
                      {term}
                    </Link>
                  </dt>
                  <dd className="mt-1 max-w-prose text-muted">{short}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  )
}
