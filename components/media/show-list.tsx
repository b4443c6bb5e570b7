import { Picture } from '#components/ui/picture.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import type { Show } from '#lib/content/podcasts.ts'
import { itemHref } from '#lib/paths.ts'
import { plainText } from '#schema/rich-text.ts'

type Props = { readonly shows: readonly Show[] }

/** Podcasts by their covers. */
export const ShowList = ({ shows }: Props) => (
  <ul lang="nl" className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
    {shows.map((show) => (
      <li key={show.id} className="group relative flex gap-5 max-[18em]:flex-col sm:flex-col sm:gap-4">
        {show.artwork ? (
          <Picture
            id={show.artwork.id}
            alt=""
            width={400}
            ratio={1}
            sizes="(min-width: 640px) 400px, 112px"
            className="size-28 shrink-0 rounded-lg bg-sunken object-cover sm:size-auto sm:w-full"
          />
        ) : null}
        <div className="min-w-0 space-y-1.5">
          <h3 className="text-h3">
            <OptionalLink href={itemHref('podcast_shows', show)} className="card-link">
              {show.title}
            </OptionalLink>
          </h3>
          {show.description ? (
            <p className="line-clamp-4 text-muted sm:line-clamp-5">{plainText(show.description)}</p>
          ) : null}
        </div>
      </li>
    ))}
  </ul>
)
