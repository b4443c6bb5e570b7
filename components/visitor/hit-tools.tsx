'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { getPathname } from '#lib/i18n/navigation.ts'
import { keepLastSearch } from '#lib/visitor/last-search.ts'
import { referenceOf, type SavedKind } from '#lib/visitor/item.ts'
import { CompareBar } from './compare-choice.island.tsx'
import { SaveButton } from './save-button.island.tsx'

type Hit = { readonly kind: SavedKind; readonly id: string; readonly title: string; readonly of?: string | undefined }

/** The button that saves a hit, in the corner of its card: what `Save` is on the server. */
export const SaveHit = ({ kind, id, title, of }: Hit) => {
  const t = useTranslations('keep')
  return (
    <div lang={useLocale()} data-screen="" className="save-button absolute end-3 top-3 z-10 noscript:hidden">
      <SaveButton
        item={referenceOf(kind, id)}
        title={title}
        name={of && `${title}, ${of}`}
        words={{ save: t('save'), removed: t('saveUndone'), full: t('saveFull') }}
      />
    </div>
  )
}

/** What is ticked, at the foot of the finder's hits: what `Comparison` is on the server. The comparison leads back to this search. */
export const CompareHits = ({ place }: { readonly place: string | null }) => {
  const [t, locale] = [useTranslations('keep'), useLocale()]
  const search = useSearchParams().toString()
  useEffect(() => keepLastSearch(search), [search])
  return (
    <CompareBar
      action={getPathname({ href: '/vergelijken', locale })}
      place={place}
      words={{
        label: t('compareBar'),
        chosen: t('compareChosen', { count: '{count}' }),
        go: t('compareGo'),
        clear: t('compareClear'),
      }}
    />
  )
}
