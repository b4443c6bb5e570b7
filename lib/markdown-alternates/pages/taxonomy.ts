/** Taxonomy terms and glossary terms as alternates. */
import { listRelatedTo, type Filed, type RelatedTo } from '#lib/content/related-content.ts'
import { getTerm, listSectors, listThemes, type Taxonomy } from '#lib/content/taxonomy.ts'
import { terms } from '#lib/rich-text/glossary/terms.ts'
import { itemHref } from '#lib/paths.ts'
import { fromMarkdown } from '#lib/rich-text/markdown.ts'
import type { Context } from '../context.ts'
import { nodeMarkdown, escaped, list } from '../document-markdown.ts'
import { documentOf, facts, section, alternateOf, type Reader } from './parts.ts'

const kinds = ['articles', 'faqs', 'testimonials', 'videos', 'podcast_episodes', 'programs'] as const

const namesOf = (filed: Filed, kind: (typeof kinds)[number], { itemLink }: Context): string[] =>
  filed[kind].items.map((item) => itemLink(kind, item, 'question' in item ? item.question : item.title))

/** The first items of each kind under a term, and the number of items. */
const filedUnder = async (family: RelatedTo, id: string, context: Context): Promise<string[]> => {
  const filed = await listRelatedTo(family, id, context.locale === 'en')
  return kinds.map((kind) =>
    section(`${context.t(`global.kind.${kind}`)} (${filed[kind].count})`, list(namesOf(filed, kind, context))),
  )
}

/** A topic, role, qualification or track. */
export const termAlternate =
  (taxonomy: Taxonomy): Reader =>
  async ({ slug = '' }, context) => {
    const term = await getTerm(taxonomy, slug, context.locale)
    const href = term && itemHref(taxonomy, term)
    if (!href) return null
    const { t, itemLinks } = context
    return alternateOf(
      { kind: taxonomy, href, title: term.name, description: term.description, language: term.language },
      context,
      [
        ...(await filedUnder(taxonomy, term.id, context)),
        facts([[t('hub.inSectors'), itemLinks('sectors', term.sectors).join(', ')]]),
      ],
    )
  }

/** A theme: its text, and its topics. */
export const themeAlternate: Reader = async ({ slug = '' }, context) => {
  const theme = (await listThemes()).find((item) => item.slug === slug)
  const href = theme && itemHref('themas', theme)
  if (!href) return null
  return alternateOf(
    { kind: 'themas', href, title: theme.title, description: theme.description, language: 'nl' },
    context,
    [
      documentOf(theme.body, context),
      section(context.t('hub.topics'), list(context.itemLinks('topics', theme.topics))),
    ],
  )
}

const chapters = ['work', 'roles', 'routes', 'salary', 'costs'] as const

/** A sector: its chapters, and the items filed under it. */
export const sectorAlternate: Reader = async ({ slug = '' }, context) => {
  const sector = (await listSectors(context.locale)).find((item) => item.slug === slug)
  if (!sector) return null
  const texts = {
    work: sector.introduction,
    roles: sector.roles_content,
    routes: sector.routes_content,
    salary: sector.salary_content,
    costs: sector.costs_content,
  }
  const { t, itemLinks } = context
  return alternateOf(
    {
      kind: 'sectors',
      href: { pathname: '/sectoren/[slug]', params: { slug } },
      title: sector.title,
      description: sector.description,
      language: sector.language,
    },
    context,
    [
      ...chapters.map((chapter) => {
        const text = texts[chapter]
        return section(t(`sector.${chapter}`), text && nodeMarkdown(fromMarkdown(text), context))
      }),
      facts([
        [t('sector.roles'), itemLinks('roles', sector.roles).join(', ')],
        [t('sector.qualifications'), itemLinks('qualifications', sector.qualifications).join(', ')],
      ]),
      ...(await filedUnder('sectors', sector.id, context)),
    ],
  )
}

/** A glossary term, in the reader's language. */
export const glossaryAlternate: Reader = async ({ slug = '' }, context) => {
  const term = terms.find((item) => item.slug === slug)
  if (!term) return null
  const wording = term[context.locale]
  return alternateOf(
    {
      kind: 'glossary',
      href: { pathname: '/begrippen/[slug]', params: { slug } },
      title: wording.term,
      description: wording.short,
    },
    context,
    [escaped(wording.more)],
  )
}
