import { getLocale, getTranslations } from 'next-intl/server'
import { ArticleCard } from '#components/article/article-card.tsx'
import { Hero } from '#components/site/hero.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { listNewestArticles } from '#lib/content/articles.ts'
import { Link } from '#components/ui/link.tsx'

export const ensureStatic = 'navigation'

const doors = [
  {
    href: '/kennisbank/artikelen',
    key: 'doorArticles',
    icon: 'mdi:book-open-page-variant-outline',
    tint: 'bg-sun-soft',
  },
  {
    href: '/kennisbank/veelgestelde-vragen',
    key: 'doorFaqs',
    icon: 'mdi:comment-question-outline',
    tint: 'bg-sky-soft',
  },
  {
    href: '/navigator/opleidingen',
    key: 'doorPrograms',
    icon: 'mdi:map-marker-radius-outline',
    tint: 'bg-accent-soft',
  },
] as const

export default async function HomePage() {
  const [t, locale] = [await getTranslations('home'), await getLocale()]
  const newest = await listNewestArticles(locale === 'en', 5)
  return (
    <>
      <Hero picture={newest.find(({ image }) => image)?.image?.id ?? null} />
      <section aria-labelledby="deuren" className="wrap py-16">
        <h2 id="deuren" className="sr-only">
          {t('whereTo')}
        </h2>
        <ul className="grid gap-5 md:grid-cols-3">
          {doors.map(({ href, key, icon, tint }) => (
            <li key={key} className={`group relative rounded-xl p-7 ${tint}`}>
              <Icon name={icon} className="size-9" />
              <h3 className="mt-8 text-h3">
                <Link
                  href={href}
                  prefetch={false}
                  className="no-underline decoration-accent decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {t(key)} <span aria-hidden="true">→</span>
                </Link>
              </h3>
              <p className="mt-2 text-muted">{t(`${key}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      {newest.length ? (
        <section aria-labelledby="nieuw" className="wrap space-y-8">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="nieuw" className="text-h2">
              {t('newest')}
            </h2>
            <Link
              href="/kennisbank/artikelen"
              className="font-semibold underline underline-offset-4 hover:decoration-2"
            >
              {t('allArticles')}
            </Link>
          </div>
          <div className="grid gap-5 md:grid-cols-3">
            {newest.map((article, index) => (
              <ArticleCard key={article.id} article={article} wide={index === 0} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}
