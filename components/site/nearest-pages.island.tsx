'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import useSWR from 'swr'
import * as z from 'zod/mini'
import { useSearchClient } from '#components/search/use-search-client.ts'
import { Link } from '#lib/i18n/navigation.ts'
import type { Connection, SearchClient } from '#lib/search/client.ts'

type Props = { readonly connection: Connection }

const answer = z.object({
  results: z.tuple([z.object({ hits: z.array(z.object({ title: z.string(), slug: z.string() })) })]),
})

/** The words of the address's last part; they need not all occur. */
const nearest = async (client: SearchClient, path: string) => {
  const words = decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? '').replaceAll(/[-_.]+/g, ' ')
  const response = await client.search({
    requests: [
      {
        indexName: 'articles',
        query: words,
        removeWordsIfNoResults: 'allOptional',
        hitsPerPage: 5,
        attributesToRetrieve: ['title', 'slug'],
        attributesToHighlight: [],
      },
    ],
  })
  return answer.parse(response).results[0].hits
}

/** Articles whose words resemble an address that leads nowhere. */
export const NearestPages = ({ connection }: Props) => {
  const t = useTranslations('notFound')
  const path = usePathname()
  const client = useSearchClient(connection)
  const {
    data: hits,
    error,
    isLoading,
  } = useSWR(['nearest', path], () => nearest(client, path), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  if (isLoading) return <p role="status">{t('looking')}</p>
  if (error || !hits?.length) return <p>{t('nothing')}</p>
  return (
    <ul className="max-w-2xl divide-y divide-line border-y border-line">
      {hits.map(({ title, slug }) => (
        <li key={slug}>
          <Link
            href={{ pathname: '/kennisbank/artikelen/[slug]', params: { slug } }}
            className="block py-4 font-display text-h4 font-semibold no-underline decoration-accent decoration-3 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
