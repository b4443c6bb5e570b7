import { useFormatter, useTranslations } from 'next-intl'
import type { Span, Unused } from '#lib/search/understand/understand.ts'

type Props = {
  readonly unused: readonly Unused[]
  /** Filters of programmes that are not wanted, where only the search for programmes leaves them out. */
  readonly unwanted?: readonly Span[]
  readonly className?: string
}

/** A note that words do not count by which something is not wanted that this search does not leave out, and those of a time by car. */
export const UncountedWords = ({ unused, unwanted = [], className = '' }: Props) => {
  const [t, format] = [useTranslations('finder'), useFormatter()]
  return (['excluded', 'filters', 'car'] as const).map((kind) => {
    const spans = kind === 'filters' ? unwanted : unused.filter((one) => one.kind === kind)
    const words = [...new Set(spans.map(({ text }) => `“${text}”`))]
    return words.length ? (
      <p key={kind} role="status" className={className}>
        {t(`unused.${kind}`, { count: words.length, words: format.list(words) })}
      </p>
    ) : null
  })
}
