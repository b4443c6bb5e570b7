import { getTranslations } from 'next-intl/server'
import { NearestPagesLater } from '#components/site/nearest-pages-later.island.tsx'
import { searchConnection } from '#lib/content/search.ts'

export default async function NotFound() {
  const t = await getTranslations('notFound')
  return (
    <div className="wrap space-y-8 py-16">
      <header className="max-w-2xl space-y-4">
        <p className="kicker">404</p>
        <h1 className="text-h1">{t('title')}</h1>
        <p className="text-lead text-muted">{t('lead')}</p>
      </header>
      <NearestPagesLater connection={searchConnection} />
    </div>
  )
}
