import { getTranslations } from 'next-intl/server'
import { Picture } from '#components/ui/picture.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import type { MediaCard } from '#lib/content/media-cards.ts'
import { itemHref } from '#lib/paths.ts'
import { Length } from './length.tsx'
import { ReleaseDate } from './release-date.tsx'

type Props = {
  readonly episodes: readonly MediaCard[]
  /** Whether the show is named: where several stand together. */
  readonly showName?: boolean
}

/** Episodes as rows: what they are about matters more than how they look. */
export const EpisodeList = async ({ episodes, showName = false }: Props) => {
  const t = await getTranslations('media')
  return (
    <ol className="divide-y divide-line border-y border-line">
      {episodes.map((episode) => {
        const href = itemHref('podcast_episodes', episode)
        const { season, episode: number } = episode
        const place = season !== null && number !== null ? t('numbered', { season, episode: number }) : null
        return (
          <li key={episode.id} className="group relative flex gap-4 py-5 sm:gap-6">
            {episode.picture ? (
              <Picture
                id={episode.picture.id}
                alt=""
                width={96}
                ratio={1}
                sizes="96px"
                className="size-18 shrink-0 rounded-md bg-sunken object-cover sm:size-24"
              />
            ) : null}
            <div className="min-w-0 space-y-1">
              <p className="kicker">
                {showName && episode.show ? <span lang="nl">{episode.show}</span> : null}
                {showName && episode.show && place ? ' · ' : null}
                {place}
              </p>
              <h3 lang="nl" className="text-h4">
                <OptionalLink
                  href={href}
                  className="no-underline decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {episode.title}
                </OptionalLink>
              </h3>
              {episode.text ? (
                <p lang="nl" className="max-w-2xl text-muted">
                  {episode.text}
                </p>
              ) : null}
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <ReleaseDate date={episode.date} planned={episode.planned} />
                <Length seconds={episode.duration} />
                {episode.people.length ? <span lang="nl">{episode.people.join(', ')}</span> : null}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
