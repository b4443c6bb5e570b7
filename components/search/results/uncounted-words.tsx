import { useFormatter, useTranslations } from 'next-intl'
import type { Unused } from '#lib/search/understand/understand.ts'

type Props = { readonly unused: readonly Unused[]; readonly className?: string }

/** That words do not count by which something is not wanted, since no search leaves anything out, and those of a time by car. */
export const UncountedWords = ({ unused, className = '' }: Props) => {
  const [t, format] = [useTranslations('finder'), useFormatter()]
  return (['excluded', 'car'] as const).map((kind) => {
    const words = unused.filter((one) => one.kind === kind).map(({ text }) => `“${text}”`)
    return words.length ? (
      <p key={kind} role="status" className={className}>
        {t(`unused.${kind}`, { count: words.length, words: format.list(words) })}
      </p>
    ) : null
  })
}
