/** The list of a family of terms, each with what it is. */
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '#components/ui/page-header.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { listTerms } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'

const addresses = { roles: '/rollen', qualifications: '/bevoegdheden', tracks: '/trajecten' } as const

/** The exports of a route that lists one family of terms. */
export const termsPage = (taxonomy: keyof typeof addresses) => {
  const Page = async () => {
    const [t, terms] = [await getTranslations('hub'), await listTerms(taxonomy, await pageLocale())]
    return (
      <>
        <PageHeader trail={[]} title={t(`families.${taxonomy}`)} lead={t(`familyLead.${taxonomy}`)} />
        <ul className="wrap grid gap-x-12 sm:grid-cols-2">
          {terms.map((term) => (
            <li key={term.id} lang={term.language} className="group relative border-t border-line py-6">
              <h2 className="text-h3">
                <OptionalLink href={itemHref(taxonomy, term)} className="card-link">
                  {term.name}
                </OptionalLink>
              </h2>
              {term.description ? <p className="mt-1 max-w-prose text-muted">{term.description}</p> : null}
            </li>
          ))}
        </ul>
      </>
    )
  }

  return { generateMetadata: fixedMetadata(addresses[taxonomy]), Page }
}
