type Props = { readonly data: Readonly<Record<string, unknown>> }

/** A description of the page for machines. `<` is written as an escape, so that no text can end the element. */
export const JsonLd = ({ data }: Props) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- JSON in a data block is no markup, and `<` cannot occur in it
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`),
    }}
  />
)
