'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { Link } from '#lib/i18n/navigation.ts'
import { fetchMeaning, meaningAddress } from '../list/fetch-meaning.ts'
import { useScope } from '../list/search-state.ts'

/** Where a query names a place: the regional desks and the programmes there, which a list of texts does not have. */
export const PlaceLinks = ({ query }: { readonly query: string }) => {
  const t = useTranslations('search')
  const { page } = useScope()
  const { data } = useSWR(query ? meaningAddress(query) : null, (address: string) => fetchMeaning(address), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const place = data?.place?.name
  if (!place) return null
  return (
    <p role="status" className="flex flex-wrap gap-x-5 gap-y-1 pb-3">
      <span className="font-medium">{t('inPlace', { place })}</span>
      <Link href={{ pathname: '/navigator/regioloketten', query: { plaats: place } }} className="font-semibold link">
        {t('desksInPlace')}
      </Link>
      {page.index === 'regional_education_desks' ? null : (
        <Link href={{ pathname: '/navigator/opleidingen', query: { plaats: place } }} className="font-semibold link">
          {t('programsInPlace')}
        </Link>
      )}
    </p>
  )
}
