/** Terms of the glossary, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */

type Glossary = { readonly name: string; readonly url: string }
type Entry = { readonly term: string; readonly description: string; readonly url: string; readonly language: string }

/** A DefinedTerm of the glossary. Source: https://schema.org/DefinedTerm */
export const definedTermData = ({ term, description, url, language }: Entry, { name, url: set }: Glossary) => ({
  '@type': 'DefinedTerm',
  '@id': url,
  name: term,
  description,
  url,
  inLanguage: language,
  inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': set, name },
})

/** The glossary as a set of its terms. Source: https://schema.org/DefinedTermSet */
export const termSetData = ({ name, url }: Glossary, entries: readonly Entry[]) => ({
  '@type': 'DefinedTermSet',
  '@id': url,
  name,
  url,
  hasDefinedTerm: entries.map((entry) => ({
    '@type': 'DefinedTerm',
    '@id': entry.url,
    name: entry.term,
    description: entry.description,
    url: entry.url,
  })),
})
