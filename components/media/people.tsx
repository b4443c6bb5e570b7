import { InventedPeople } from './invented-people.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Person } from '#lib/content/recordings.ts'
import { itemHref } from '#lib/paths.ts'

type Props = { readonly title?: string; readonly people: readonly Person[] }

/** People by face and name, with a link to their page where they have one; nothing when there are none. */
export const People = ({ title, people }: Props) =>
  people.length ? (
    <div className="space-y-3">
      {title ? <h2 className="text-h4">{title}</h2> : null}
      <ul className="space-y-3">
        {people.map((person) => {
          const href = person.path ? itemHref('profiles', { path: person.path }) : null
          return (
            <li key={person.id} className="flex items-center gap-3">
              {person.image ? (
                <Picture
                  id={person.image.id}
                  alt=""
                  width={56}
                  ratio={1}
                  sizes="56px"
                  className="size-14 rounded-full bg-sunken object-cover"
                />
              ) : null}
              <span className="min-w-0 leading-snug">
                <span className="font-semibold">
                  <OptionalLink href={href} className="inline-block py-1 link">
                    {person.name}
                  </OptionalLink>
                </span>
                {person.jobTitle ? <span className="block text-sm text-muted">{person.jobTitle}</span> : null}
              </span>
            </li>
          )
        })}
      </ul>
      <InventedPeople />
    </div>
  ) : null
