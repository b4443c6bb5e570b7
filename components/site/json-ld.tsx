import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { withoutInvented } from '#lib/structured-data/invented.ts'

type Props = { readonly data: Readonly<Record<string, unknown>> }

/**
 * A description of the page for machines, of a sample without what is invented. `<` is written as an escape, so that no
 * text can end the element.
 */
export const JsonLd = async ({ data }: Props) => {
  const shown = (await getCatalogueNote()).isSample ? withoutInvented(data) : data
  return shown ? <Data data={shown} /> : null
}

const Data = ({ data }: Props) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- JSON in a data block is no markup, and `<` cannot occur in it
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`),
    }}
  />
)
