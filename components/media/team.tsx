import { Picture } from '#components/ui/picture.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import type { TeamMember } from '#lib/content/team.ts'
import { Body } from './body.tsx'
import { InventedPeople } from './invented-people.tsx'

type Props = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly members: readonly TeamMember[]
}

/** A group of people who work here; nothing when there is nobody in it. */
export const Team = ({ id, title, lead, members }: Props) =>
  members.length ? (
    <section aria-labelledby={id} className="space-y-8">
      <div className="space-y-3">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <InventedPeople />
        {lead ? <p className="max-w-2xl text-muted">{lead}</p> : null}
      </div>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
        {members.map((member) => (
          <li key={member.id} lang="nl" className="flex gap-5">
            {member.image ? (
              <Picture
                id={member.image.id}
                alt=""
                width={112}
                ratio={1}
                sizes="112px"
                className="size-24 shrink-0 sm:size-28 rounded-full bg-sunken object-cover"
              />
            ) : null}
            <div className="min-w-0 space-y-1">
              <h3 className="text-h4">{member.name}</h3>
              {member.jobTitle ? <p className="text-sm text-muted">{member.jobTitle}</p> : null}
              {member.description ? (
                <>
                  <LanguageMark language="nl" isText />
                  <Body document={member.description} />
                </>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ) : null
