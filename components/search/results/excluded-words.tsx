import { useFormatter, useTranslations } from 'next-intl'
import type { Unused } from '#lib/search/understand/understand.ts'

/** Words of a query by which something is not wanted: that they do not count, since no search leaves anything out. */
export const ExcludedWords = ({
  unused,
  className = '',
}: {
  readonly unused: readonly Unused[]
  readonly className?: string
}) => {
  const [t, format] = [useTranslations('finder'), useFormatter()]
  const excluded = unused.filter(({ kind }) => kind === 'excluded')
  if (!excluded.length) return null
  const words = format.list(excluded.map(({ text }) => `“${text}”`))
  return (
    <p role="status" className={className}>
      {t('unused.excluded', { count: excluded.length, words })}
    </p>
  )
}
