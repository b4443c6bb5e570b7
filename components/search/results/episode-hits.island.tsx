'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Highlight, Snippet } from 'react-instantsearch'
import { SaveHit } from '#components/visitor/hit-tools.tsx'
import { PictureFrom } from '#components/ui/picture-from.tsx'
import type { MediaBase } from '#lib/media/addresses.ts'
import type { SearchRecord } from '#schema/index.ts'
import { HitLanguage } from './hit-language.tsx'
import { HitLink, marked } from './hit-link.tsx'
import { Release } from './publication-date.tsx'
import { TranscriptPassage } from './transcript-passage.tsx'
import { useItems } from '../list/search-state.ts'

type Props = { readonly media: MediaBase }

/** Episodes of all podcasts as rows: their topic matters more than their picture. */
export const EpisodeHits = ({ media }: Props) => {
  const [t, locale] = [useTranslations('search'), useLocale()]
  const items = useItems<SearchRecord<'podcast_episodes'>>()
  return (
    <ol lang="nl" className="divide-y divide-line border-y border-line">
      {items.map((hit) => {
        const season = hit.season?.season_number
        const number = hit.episode_number
        const place = season && number ? t('numbered', { season, episode: number }) : null
        const picture = hit.artwork ?? hit.show?.artwork
        return (
          <li
            key={hit.objectID}
            id={`hit-${hit.objectID}`}
            data-hit={hit.objectID}
            className="group relative flex gap-4 py-5 sm:gap-6"
          >
            {picture ? (
              <PictureFrom
                base={media}
                id={picture}
                alt=""
                width={96}
                ratio={1}
                sizes="96px"
                className="size-18 shrink-0 rounded-md bg-sunken object-cover sm:size-24"
              />
            ) : null}
            <div className="min-w-0 space-y-1.5 pe-14">
              <p className="kicker">
                {hit.show?.title ? <span lang="nl">{hit.show.title}</span> : null}
                {hit.show?.title && place ? ' · ' : null}
                {place ? <span lang={locale}>{place}</span> : null}
              </p>
              <h3 className="text-h4">
                <HitLink collection="podcast_episodes" hit={hit}>
                  <Highlight attribute="title" hit={hit} classNames={marked} />
                </HitLink>
              </h3>
              <HitLanguage language="nl" />
              <p className="max-w-2xl text-muted">
                <Snippet attribute="description" hit={hit} classNames={marked} />
              </p>
              <TranscriptPassage hit={hit} />
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <Release date={hit.publication_date} duration={hit.duration} />
                {hit.guests?.length ? (
                  <span>
                    {hit.guests.map((guest) => [guest.first_name, guest.last_name].join(' ').trim()).join(', ')}
                  </span>
                ) : null}
              </p>
            </div>
            <SaveHit kind="podcast_episodes" id={hit.objectID} title={hit.title ?? ''} />
          </li>
        )
      })}
    </ol>
  )
}
