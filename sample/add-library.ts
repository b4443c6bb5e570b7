/** Rows of authors, team, sources, checklists, redirects and newsletter sections. */
import { newsSegments } from './agenda.ts'
import type { Workshop } from './blocks.ts'
import { drawingSeed } from './files.ts'
import { checklists, redirects } from './library.ts'
import { lookOf } from './looks.ts'
import { markdownToDocument } from './markdown.ts'
import { authors, teamMembers } from './people.ts'
import { invented } from './provenance.ts'
import { slugOf } from './rows.ts'
import { sources } from './sources.ts'

/**
 * Returns the id of a person's portrait: one per name, wherever the person appears.
 * Chosen: portraits are drawn, because the people are invented.
 */
export const portraitOf = (name: string, { files, seed }: Workshop): string => {
  const key = `portrait-${slugOf(name)}`
  return files.ask(key, `Portret van ${name}`, {
    kind: 'portrait',
    seed: drawingSeed(seed, key),
    look: lookOf(name),
  })
}

/** Adds everything that articles are credited to and refer to. Source: docs/contract.md 2.1, 2.2. */
export const addLibrary = (workshop: Workshop): void => {
  const { catalogue, files } = workshop
  for (const author of authors)
    catalogue.add('authors', author.key, {
      first_name: author.firstName,
      name: author.name,
      slug: author.key,
      job_title: author.jobTitle,
      biography: author.biography,
      image: portraitOf(author.name, workshop),
      ...invented,
    })
  for (const [index, member] of teamMembers.entries())
    catalogue.add('team_members', member.firstName, {
      first_name: member.firstName,
      last_name: member.lastName,
      job_title: member.jobTitle,
      image: portraitOf(`${member.firstName} ${member.lastName}`, workshop),
      description: markdownToDocument(member.description, { where: `team_members, ${member.firstName}` }),
      is_adviser: member.adviser,
      ...invented,
      sort: index + 1,
    })
  for (const { key, ...source } of sources) catalogue.add('sources', key, source)
  for (const { key, title, description, paragraphs } of checklists)
    catalogue.add('documents', key, {
      title,
      description,
      asset: files.ask(key, title, { kind: 'document', paragraphs }),
    })
  for (const [index, { origin, destination, code }] of redirects.entries())
    catalogue.add('redirects', origin, { origin, destination, response_code: code, sort: index + 1 })
  for (const title of newsSegments) catalogue.add('news_segments', title, { title })
}
