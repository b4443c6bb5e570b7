import { getTranslations } from 'next-intl/server'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { mostCompared } from '#lib/visitor/comparison.ts'
import { referenceOf } from '#lib/visitor/item.ts'
import { CompareBar, CompareChoice } from './compare-choice.island.tsx'

type Props = { readonly kind: 'programs' | 'routes'; readonly id: string; readonly title: string }

/** The tick box that lays an item beside others; a page with boxes has a `Comparison` at its foot. */
export const Compare = async ({ kind, id, title }: Props) => {
  const t = await getTranslations('keep')
  return (
    <CompareChoice
      item={referenceOf(kind, id)}
      title={title}
      words={{ compare: t('compare'), most: t('compareMost', { count: mostCompared }) }}
    />
  )
}

/** What is ticked to be compared, at the foot of a page with tick boxes. */
export const Comparison = async () => {
  const [t, locale] = [await getTranslations('keep'), await pageLocale()]
  return (
    <CompareBar
      action={getPathname({ href: '/vergelijken', locale })}
      words={{
        label: t('compareBar'),
        chosen: t('compareChosen', { count: '{count}' }),
        go: t('compareGo'),
        clear: t('compareClear'),
      }}
    />
  )
}
