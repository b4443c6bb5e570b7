'use client'

import { Highlight, Snippet } from 'react-instantsearch'
import { SaveHit } from '#components/visitor/hit-tools.tsx'
import { PictureFrom } from '#components/ui/picture-from.tsx'
import type { MediaBase } from '#lib/media/addresses.ts'
import type { SearchRecord } from '#schema/index.ts'
import { HitLanguage } from './hit-language.tsx'
import { HitLink, marked } from './hit-link.tsx'
import { HitTerm } from './hit-term.tsx'
import { Release } from './publication-date.tsx'
import { TranscriptPassage } from './transcript-passage.tsx'
import { useItems } from '../list/search-state.ts'

type Kind = 'videos' | 'testimonials'
type Hit = SearchRecord<'videos'> & SearchRecord<'testimonials'>
type Props = { readonly kind: Kind; readonly media: MediaBase }

const ratios = { videos: 16 / 9, testimonials: 16 / 10 } as const

/** Videos or stories as cards. */
const MediaHits = ({ kind, media }: Props) => {
  const items = useItems<Hit>()
  return (
    <ul lang="nl" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {items.map((hit) => {
        const picture = kind === 'videos' ? hit.artwork : hit.image
        const about = hit.roles?.[0]?.name ?? hit.sectors?.[0]?.title
        return (
          <li
            key={hit.objectID}
            id={`hit-${hit.objectID}`}
            data-hit={hit.objectID}
            className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:shadow-card"
          >
            {picture ? (
              <PictureFrom
                base={media}
                id={picture}
                alt=""
                width={400}
                ratio={ratios[kind]}
                className="h-auto w-full bg-sunken object-cover"
              />
            ) : null}
            <div className="flex grow flex-col gap-2 p-5">
              {about ? <HitTerm attribute="roles.name" name={about} /> : null}
              <h2 className="text-h4">
                <HitLink collection={kind} hit={hit}>
                  <Highlight attribute="title" hit={hit} classNames={marked} />
                </HitLink>
              </h2>
              <HitLanguage language="nl" />
              <p className="line-clamp-3 text-muted">
                <Snippet attribute={kind === 'videos' ? 'description' : 'summary'} hit={hit} classNames={marked} />
              </p>
              <TranscriptPassage hit={hit} />
              <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-2 text-sm text-muted">
                {hit.profiles?.length ? (
                  <span>
                    {hit.profiles.map((person) => [person.first_name, person.last_name].join(' ').trim()).join(', ')}
                  </span>
                ) : null}
                <Release date={hit.publication_date} duration={hit.duration} />
              </p>
            </div>
            <SaveHit kind={kind} id={hit.objectID} title={hit.title ?? ''} />
          </li>
        )
      })}
    </ul>
  )
}

export const VideoHits = ({ media }: Pick<Props, 'media'>) => <MediaHits kind="videos" media={media} />

export const StoryHits = ({ media }: Pick<Props, 'media'>) => <MediaHits kind="testimonials" media={media} />
