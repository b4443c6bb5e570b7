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
      className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 max-[23rem]:px-1 text-sm no-underline hover:bg-sunken noscript:hidden"
    >
      <Icon name="mdi:bookmark-outline" />
      <span className="sr-only">{t('saved')}</span>
      <SavedCount />
    </Link>
  )
}
