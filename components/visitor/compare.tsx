import { useTranslations } from 'next-intl'
import { mostCompared } from '#lib/visitor/comparison.ts'
import { referenceOf } from '#lib/visitor/item.ts'
import { CompareChoice } from './compare-choice.island.tsx'

type Props = {
  readonly kind: 'programs' | 'routes'
  readonly id: string
  readonly title: string
  /** What tells it from others of that title; absent where nothing is needed. */
  readonly of?: string | undefined
}

/** The tick box that lays an item beside others; a page with boxes has a `Comparison` at its foot. */
export const Compare = ({ kind, id, title, of }: Props) => {
  const t = useTranslations('keep')
  return (
    <CompareChoice
      item={referenceOf(kind, id)}
      title={title}
      of={of}
      words={{
        compare: t('compare'),
        most: t('compareMost', { count: mostCompared }),
        notStored: t('compareNotStored'),
      }}
    />
  )
}
