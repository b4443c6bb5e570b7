import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { SavedCount } from './save-button.island.tsx'

/** The way to what is saved, with how much there is. Without script nothing can be. */
export const SavedLink = async () => {
  const t = await getTranslations('personal')
  return (
    <Link
      href="/bewaard"
      // The count stands over the corner of the sign, so that nothing moves when it comes.
      className="relative flex min-h-11 min-w-11 items-center justify-center rounded-full px-2 max-[23rem]:px-1 text-sm no-underline hover:bg-sunken noscript:hidden [&>b]:absolute [&>b]:start-[calc(50%+0.5rem)] [&>b]:top-0.5 [&>b]:text-xs"
    >
      <Icon name="mdi:bookmark-outline" />
      <span className="sr-only">{t('saved')}</span>
      <SavedCount />
    </Link>
  )
}
