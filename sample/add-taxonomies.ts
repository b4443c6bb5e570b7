/** Rows of the shared vocabularies and the sectors. */
import type { Workshop } from './blocks.ts'
import { markdownToDocument } from './markdown.ts'
import { roleFacts } from './role-facts.ts'
import { slugOf } from './rows.ts'
import { sectors } from './sectors.ts'
import {
  translatedQualifications,
  translatedRoles,
  translatedSectors,
  translatedTopics,
  translatedTracks,
} from './term-translations.ts'
import { audiences, phases, qualifications, roles, schoolSubjects, themas, topics, tracks } from './taxonomies.ts'

const translatedTerms = { qualifications: translatedQualifications, tracks: translatedTracks }

/** How many articles and questions a sector's own page begins with. */
const shownBySector = { articles: 6, faqs: 8 }

/** Adds topics, themes, audiences, phases, qualifications, roles, tracks and school subjects. Source: docs/contract.md 2.1, 2.2. */
export const addTaxonomies = ({ catalogue }: Workshop): void => {
  for (const { name, icon, description } of topics) {
    const slug = slugOf(name)
    catalogue.translate('topics', name, translatedTopics[name])
    catalogue.add('topics', name, { name, slug, path: `/kennisbank/onderwerpen/${slug}`, icon, description })
  }
  for (const [index, thema] of themas.entries()) {
    const { key, title, description, icon } = thema
    const body = markdownToDocument(thema.body, { where: `themas, ${key}` })
    const path = `/kennisbank/themas/${key}`
    catalogue.add('themas', key, { title, slug: key, path, description, icon, body, sort: index + 1 })
    catalogue.link('themas', key, 'topics', thema.topics)
  }
  for (const [index, { key, title, description }] of audiences.entries())
    catalogue.add('audiences', key, { title, slug: slugOf(title), description, sort: index + 1 })
  for (const [index, { key, title, description }] of phases.entries())
    catalogue.add('phases', key, { title, slug: slugOf(title), description, sort: index + 1 })
  addTerms('qualifications', '/bevoegdheden', { catalogue })
  addTerms('roles', '/rollen', { catalogue })
  addTerms('tracks', '/trajecten', { catalogue })
  for (const [category, names] of Object.entries(schoolSubjects))
    for (const name of names)
      catalogue.add('school_subjects', name, {
        name,
        slug: slugOf(name),
        category: category as keyof typeof schoolSubjects,
        general: category !== 'beroepsgericht vmbo',
      })
}

const addTerms = (
  collection: 'qualifications' | 'roles' | 'tracks',
  base: string,
  { catalogue }: Pick<Workshop, 'catalogue'>,
): void => {
  const terms = { qualifications, roles, tracks }[collection]
  for (const [index, term] of terms.entries()) {
    const slug = slugOf(term.name)
    const { name, description } = term
    const row = { name, slug, path: `${base}/${slug}`, description, sort: index + 1 }
    if (collection === 'roles') {
      const facts = roleFacts(name)
      const english = translatedRoles[name]
      catalogue.translate('roles', name, english && { ...english, ...facts.english })
      catalogue.add('roles', name, { ...row, ...facts.item })
    } else {
      catalogue.translate(collection, name, translatedTerms[collection][name])
      catalogue.add(collection, name, row)
    }
    if (collection !== 'tracks') catalogue.link(collection, name, 'sectors', term.sectors ?? [])
  }
}

/** What a sector page can choose from: keys, and the sectors that each belongs to. */
export type Candidate = { key: string; sectors: readonly string[] }

/**
 * Adds the sectors, each with the first articles and questions written for it.
 * Source: docs/contract.md 2.2 `sectors`, 2.1 `sectors_articles`, `sectors_faqs`.
 */
export const addSectors = (
  { catalogue }: Workshop,
  articles: readonly Candidate[],
  faqs: readonly Candidate[],
): void => {
  for (const [index, sector] of sectors.entries()) {
    const { key, title, slug, description, introduction } = sector
    catalogue.translate('sectors', key, translatedSectors[key])
    catalogue.add('sectors', key, {
      title,
      slug,
      path: `/werken-in-het-${slug}`,
      alt_names: sector.altNames,
      description,
      introduction,
      roles_content: sector.roles,
      routes_content: sector.routes,
      salary_content: sector.salary,
      costs_content: sector.costs,
      sort: index + 1,
    })
    const own = (candidates: readonly Candidate[], most: number) =>
      candidates
        .filter((one) => one.sectors.includes(key))
        .slice(0, most)
        .map((one) => one.key)
    catalogue.link('sectors', key, 'articles', own(articles, shownBySector.articles))
    catalogue.link('sectors', key, 'faqs', own(faqs, shownBySector.faqs))
  }
}
