'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import * as v from 'valibot'
import { Link } from '#lib/i18n/navigation.ts'
import { useScope } from '../list/search-state.ts'

// Chosen: not `parseUnderstanding`, whose module would add to the script of every list.
const answer = v.object({ place: v.nullish(v.object({ name: v.string() }), null) })

/** The name of the place in an answer of `/api/understand`; null without one. @throws TypeError without a network, ValiError for an answer of another shape. */
const fetchPlace = async (address: string): Promise<string | null> => {
  const { place } = v.parse(answer, await (await fetch(address)).json())
  return place?.name ?? null
}

/** Where a query names a place: the regional desks and the programmes there, which a list of texts does not have. */
export const PlaceLinks = ({ query }: { readonly query: string }) => {
  const t = useTranslations('search')
  const { page } = useScope()
  const { data: place } = useSWR(
    query ? `/api/understand?${new URLSearchParams({ q: query }).toString()}` : null,
    fetchPlace,
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
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
