/** The list of all articles, and that of all questions. */
import { getTranslations } from 'next-intl/server'
import { SearchPageView, type SearchParams } from '#components/search/list/search-page.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import { listMetadata } from '#lib/content/search-page.ts'

type Props = { readonly searchParams: SearchParams }

const addresses = { articles: '/kennisbank/artikelen', faqs: '/kennisbank/veelgestelde-vragen' } as const

/** The exports of a route that lists one of them. */
export const knowledgeList = (page: keyof typeof addresses) => {
  const pathname = addresses[page]

  const Page = async ({ searchParams }: Props) => {
    const [t, site] = [await getTranslations('search'), await getTranslations('site')]
    const title = t(`${page}Title`)
    return (
      <div className="wrap space-y-8 py-6">
        <Breadcrumbs trail={[{ label: site('knowledgeBase'), href: '/kennisbank' }]} current={title} />
        <header className="max-w-2xl space-y-3">
          <h1 className="text-h1">
            <Hyphenated>{title}</Hyphenated>
          </h1>
          <p className="text-lead text-muted">{t(`${page}Lead`)}</p>
        </header>
        <SearchPageView page={page} pathname={pathname} title={title} searchParams={searchParams} />
      </div>
    )
  }

  return { generateMetadata: listMetadata(page, pathname), Page }
}
