import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listAddresses } from '#lib/content/addresses.ts'
import { byLetter } from '#lib/content/alphabet.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { fixedMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/kennisbank/a-z')

export default async function AlphabetPage() {
  const [t, site, locale] = [await getTranslations('hub'), await getTranslations('site'), await pageLocale()]
  const [articles, terms] = await Promise.all([listAddresses('articles', locale), listAddresses('terms', locale)])
  const letters = byLetter(
    [...articles.filter(({ languages }) => languages.includes(locale)), ...terms].map((item) => ({
      title: item.title,
      item,
    })),
    locale,
  )
  return (
    <>
      <PageHeader
        trail={[{ label: site('knowledgeBase'), href: '/kennisbank' }]}
        title={t('aToZ')}
        lead={t('aToZLead')}
      >
        <nav aria-label={t('letters')}>
          <ul className="flex flex-wrap gap-1.5">
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a href={`#letter-${letter}`} className="tag min-w-11 justify-center px-2 font-semibold">
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="wrap gap-x-12 sm:columns-2 lg:columns-3">
        {letters.map(({ letter, entries }) => (
          <section key={letter} aria-labelledby={`letter-${letter}`} className="mb-8">
            <h2
              id={`letter-${letter}`}
              className="scroll-mt-8 break-after-avoid border-b-2 border-accent pb-1 text-h2 text-accent"
            >
              {letter}
            </h2>
            <ul className="mt-2">
              {entries.map(({ title, item }, index) => (
                // Titles recur: a topic may be called like a term of the glossary.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index} className="break-inside-avoid">
                  <Link
                    href={item.href}
                    lang={item.language}
                    className="block py-1.5 underline-offset-4 hover:decoration-2"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
