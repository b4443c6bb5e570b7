import { getTranslations } from 'next-intl/server'
import { Comparison } from '#components/visitor/comparison.tsx'
import { SavedRoom } from '#components/visitor/saved-room.island.tsx'
import { SharedList } from '#components/visitor/shared-list.tsx'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { describeItems } from '#lib/content/saved.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { readReferences } from '#lib/visitor/item.ts'
import { toParameters } from '#lib/search/state.ts'

export const generateMetadata = fixedMetadata('/bewaard')

const Shared = async ({ list }: { readonly list: string }) => {
  const t = await getTranslations('personal')
  const references = readReferences(list)
  const items = await describeItems(references, await pageLocale())
  return (
    <>
      <PageHeader
        trail={[{ label: t('saved'), href: '/bewaard' }]}
        title={t('sharedTitle')}
        lead={items.length ? t('sharedLead', { count: items.length }) : t('sharedEmpty')}
      />
      <div className="wrap space-y-12">
        <SharedList items={items} gone={references.length - items.length} />
        <p data-screen="" className="noscript:hidden">
          <Link href="/bewaard" className="font-semibold link">
            {t('toMine')}
          </Link>
        </p>
      </div>
    </>
  )
}

export default async function SavedPage({ searchParams }: PageProps<'/[locale]/bewaard'>) {
  const list = toParameters(await searchParams).get('lijst')
  if (list !== null) return <Shared list={list} />
  const [t, locale] = [await getTranslations('personal'), await pageLocale()]
  return (
    <>
      <PageHeader trail={[]} title={t('saved')} lead={t('savedLead')}>
        <p data-screen="">
          <Link href="/mijn-plan" className="font-semibold link">
            {t('toPlan')}
          </Link>
        </p>
      </PageHeader>
      {/* What is saved comes with the code; it takes the place that the footer never had. */}
      <div className="wrap min-h-[calc(100dvh-20rem)] noscript:min-h-0">
        <p className="hidden border-s-4 border-sun ps-4 noscript:block">{t('noScript')}</p>
        <IslandMessages of={['personal', 'keep', 'sample']}>
          <SavedRoom
            empty={
              <div className="max-w-2xl space-y-5">
                <h2 className="text-h2">{t('emptyTitle')}</h2>
                <p>{t('emptyText')}</p>
                <p className="flex flex-wrap gap-3">
                  <ButtonLink to={getPathname({ href: '/navigator/opleidingen', locale })}>
                    {t('emptyPrograms')}
                  </ButtonLink>
                  <ButtonLink to={getPathname({ href: '/kennisbank', locale })} variant="outline">
                    {t('emptyArticles')}
                  </ButtonLink>
                </p>
              </div>
            }
          />
        </IslandMessages>
      </div>
      <Comparison />
    </>
  )
}
