import { getTranslations } from 'next-intl/server'
import { ArticleCard } from '#components/article/article-card.tsx'
import { QuestionFolds } from '#components/hub/question-folds.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { Hero } from '#components/site/hero.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { listNewestArticles } from '#lib/content/articles.ts'
import { listQuestions } from '#lib/content/faqs.ts'
import { ownLanguageFirst } from '#lib/content/language-order.ts'
import { listNewestMedia } from '#lib/content/media-lists.ts'
import { listSectors } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { Link } from '#components/ui/link.tsx'
import { Section } from '#components/ui/section.tsx'
import { Part } from '#components/ui/part.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'

export const ensureStatic = 'navigation'

const starts = [
  {
    href: '/routes',
    key: 'doorRoutes',
    icon: 'mdi:map-marker-path',
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

export const generateMetadata = async () => {
  const t = await getTranslations('site')
  const metadata = await pageMetadata({
    href: '/',
    title: t('tagline'),
    description: t('description'),
  })
  // The layout's own title stands: name first.
  delete metadata.title
  return metadata
}

export default async function HomePage() {
  const [t, locale] = [await getTranslations('home'), await pageLocale()]
  const [newest, sectors, questions, stories] = await Promise.all([
    listNewestArticles(locale === 'en', 6),
    listSectors(locale),
    listQuestions(),
    listNewestMedia('testimonials', 3),
  ])
  return (
    <>
      <Hero picture={newest.findLast(({ image }) => image)?.image?.id ?? null} />
      <Part id="deuren" title={t('whereTo')} heading="sr-only" className="wrap py-16">
        <ul className="grid gap-5 md:grid-cols-3">
          {starts.map(({ href, key, icon, tint }) => (
            <li key={key} className={`group relative rounded-xl p-7 ${tint}`}>
              <Icon name={icon} className="size-9" />
              <h3 className="mt-8 text-h3">
                <Link href={href} className="card-link">
                  {t(key)} <span aria-hidden="true">→</span>
                </Link>
              </h3>
              <p className="mt-2 text-muted">{t(`${key}Text`)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="sectoren" title={t('doorSectorsTitle')} className="wrap space-y-6 pb-20">
        <ul className="border-t border-line">
          {sectors.map((sector) => (
            <li
              key={sector.id}
              lang={sector.language}
              className="group relative grid gap-x-8 border-b border-line py-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] md:items-baseline"
            >
              <h3 className="text-h3">
                <OptionalLink href={itemHref('sectors', sector)} className="card-link">
                  {sector.title}
                </OptionalLink>
              </h3>
              <p className="text-muted">{sector.description}</p>
              <span aria-hidden="true" className="hidden text-h3 text-accent md:block">
                →
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {newest.length ? (
        <Section id="nieuw" title={t('newest')} href="/kennisbank/artikelen" more={t('allArticles')} className="wrap">
          <div className="grid gap-5 md:grid-cols-3">
            {newest.slice(0, 5).map((article, index) => (
              <ArticleCard key={article.id} article={article} wide={index === 0} />
            ))}
          </div>
        </Section>
      ) : null}
      <Section
        id="gevraagd"
        title={t('popular')}
        href="/kennisbank/veelgestelde-vragen"
        more={t('allQuestions')}
        className="wrap mt-20"
      >
        <QuestionFolds questions={ownLanguageFirst(questions, locale).slice(0, 5)} />
      </Section>
      <div className="wrap mt-20">
        <AdviceStrip on="home" />
      </div>
      {stories.length ? (
        <div className="mt-20 bg-plum-soft py-16">
          <Section
            id="verhalen"
            title={t('stories')}
            href="/media/ervaringsverhalen"
            more={t('allStories')}
            className="wrap"
          >
            <MediaCards cards={stories} />
          </Section>
        </div>
      ) : null}
    </>
  )
}
