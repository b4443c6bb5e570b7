import { getTranslations } from 'next-intl/server'
import { lengthText } from '#lib/media/length-text.ts'
import { isoDuration } from '#lib/media/transcript/time.ts'

/** How long a recording takes: in minutes, or in seconds when it is over before that. Nothing when it is not known. */
export const Length = async ({ seconds: exact }: { readonly seconds: number | null }) => {
  const t = await getTranslations('media')
  const words = lengthText(exact, t)
  return words === null ? null : <time dateTime={isoDuration(Math.round(exact ?? 0))}>{words}</time>
}
