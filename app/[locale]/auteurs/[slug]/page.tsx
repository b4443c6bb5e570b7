import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ArticleCards } from '#components/article/article-card.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Part } from '#components/ui/part.tsx'
import { listArticlesBy } from '#lib/content/articles.ts'
import { getAuthor, listAuthors } from '#lib/content/authors.ts'
import { ownLanguageFirst } from '#lib/content/language-order.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pictureUrl } from '#lib/media/addresses.ts'
import { mediaBase } from '#lib/media/base.ts'
import { absoluteUrl, pageMetadata } from '#lib/metadata.ts'
import { profilePageData } from '#lib/structured-data/person.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => staticSlugs((await listAuthors()).map(({ slug }) => slug))

const hrefOf = (slug: string) => ({ pathname: '/auteurs/[slug]', params: { slug } }) as const

export const generateMetadata = async ({ params }: Props) => {
  const { slug } = await params
  const author = (await getAuthor(slug)) ?? notFound()
  const t = await getTranslations('author')
  return pageMetadata({
    href: hrefOf(slug),
    title: author.name,
    description: t('description', { name: author.name }),
    type: 'profile',
  })
}

export default async function AuthorPage({ params }: Props) {
  const { slug } = await params
  const author = (await getAuthor(slug)) ?? notFound()
  const { name, job_title: jobTitle, biography, image } = author
  const [t, site, locale] = [await getTranslations('author'), await getTranslations('site'), await pageLocale()]
  const articles = ownLanguageFirst(await listArticlesBy(author.id), locale)
  return (
    <>
      {author.sample ? null : (
        <JsonLd
          data={profilePageData({
            name,
            url: absoluteUrl(hrefOf(slug), locale),
            jobTitle,
            description: biography,
            image: image && pictureUrl(mediaBase, image.id, { width: 640, ratio: 1 }),
          })}
        />
      )}
      <PageHeader
        trail={[
          { label: site('knowledgeBase'), href: '/kennisbank' },
          { label: site('articles'), href: '/kennisbank/artikelen' },
        ]}
        title={name}
        kicker={jobTitle ? <span lang="nl">{jobTitle}</span> : t('kicker')}
        lead={biography ? <span lang="nl">{biography}</span> : null}
        aside={
          image ? (
            <Picture
              id={image.id}
              alt={t('portrait', { name })}
              width={360}
              ratio={1}
              priority
              className="aspect-square w-40 rounded-full bg-sunken object-cover sm:w-56 lg:w-80 lg:justify-self-center"
            />
          ) : null
        }
      >
        <Standing of={author} />
      </PageHeader>
      <Part
        id="artikelen"
        title={articles.length ? t('articles', { count: articles.length, name }) : t('none', { name })}
        className="wrap space-y-6"
      >
        <ArticleCards articles={articles} />
      </Part>
    </>
  )
}
