'use client'

import { Highlight, Snippet } from 'react-instantsearch'
import { SaveHit } from '#components/visitor/hit-tools.tsx'
import { PictureFrom } from '#components/ui/picture-from.tsx'
import { Link } from '#lib/i18n/navigation.ts'
import type { MediaBase } from '#lib/media/addresses.ts'
import type { SearchRecord } from '#schema/index.ts'
import { HitLanguage } from './hit-language.tsx'
import { HitTerm } from './hit-term.tsx'
import { marked } from './hit-link.tsx'
import { useItems } from '../list/search-state.ts'
import { languageOf } from '#lib/i18n/language-of.ts'

type Props = { readonly media: MediaBase }

/** Articles as a list, with the words that were searched for marked. */
export const ArticleHits = ({ media }: Props) => {
  const items = useItems<SearchRecord<'articles'>>()
  return (
    <ol className="divide-y divide-line border-y border-line">
      {items.map((hit) => (
        <li
          key={hit.objectID}
          id={`hit-${hit.objectID}`}
          data-hit={hit.objectID}
          className="group relative flex gap-5 py-6"
        >
          <div className="min-w-0 grow space-y-1.5 max-sm:pe-12" lang={languageOf(hit)}>
            {hit.topics?.[0] ? <HitTerm attribute="topics.name" name={hit.topics[0].name} /> : null}
            <h2 className="text-h3">
              <Link
                href={{ pathname: '/kennisbank/artikelen/[slug]', params: { slug: hit.slug ?? '' } }}
                className="card-link"
              >
                <Highlight attribute="title" hit={hit} classNames={marked} />
              </Link>
            </h2>
            <HitLanguage language={languageOf(hit)} />
            <p className="line-clamp-3 text-muted">
              <Snippet attribute="summary" hit={hit} classNames={marked} />
            </p>
          </div>
          <SaveHit kind="articles" id={hit.objectID} title={hit.title ?? ''} />
          {hit.image ? (
            <PictureFrom
              base={media}
              id={hit.image}
              alt=""
              width={176}
              ratio={4 / 3}
              sizes="176px"
              className="hidden h-32 w-44 shrink-0 rounded-md bg-sunken object-cover sm:block"
            />
          ) : null}
        </li>
      ))}
    </ol>
  )
}
