import { getTranslations } from 'next-intl/server'
import { isoDuration } from '#lib/media/transcript/time.ts'

/** How long a recording takes: in minutes, or in seconds when it is over before that. Nothing when it is not known. */
export const Length = async ({ seconds: exact }: { readonly seconds: number | null }) => {
  const t = await getTranslations('media')
  const seconds = Math.round(exact ?? 0)
  if (!seconds) return null
  const words = seconds < 60 ? t('seconds', { seconds }) : t('minutes', { minutes: Math.round(seconds / 60) })
  return <time dateTime={isoDuration(seconds)}>{words}</time>
}
