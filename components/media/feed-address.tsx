import { getTranslations } from 'next-intl/server'
import { env } from '#lib/env.ts'
import { feedPath } from '#lib/media/paths.ts'

type Props = { readonly show: string; readonly slug: string }

/** How to follow a podcast in an app of one's own. */
export const FeedAddress = async ({ show, slug }: Props) => {
  const t = await getTranslations('media')
  const address = new URL(feedPath(slug), env.siteUrl).href
  return (
    <div data-screen="" className="space-y-3">
      <h2 className="text-h4">{t('feed')}</h2>
      <p className="text-sm text-muted">{t('feedText')}</p>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm break-all select-all">{address}</p>
      <p className="text-sm">
        <a href={feedPath(slug)} className="inline-block py-1 underline underline-offset-4">
          {t('feedLink', { show })}
        </a>
      </p>
    </div>
  )
}
