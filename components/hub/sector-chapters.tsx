import { getTranslations } from 'next-intl/server'
import { pageLocale } from '#lib/i18n/language.ts'
import { PlainDocument } from '#components/rich-text/plain-document.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import type { Sector } from '#lib/content/taxonomy.ts'
import { itemHref } from '#lib/paths.ts'
import { fromMarkdown } from '#lib/rich-text/markdown.ts'

/** The texts of a sector in their order, each with the id that the table of contents links to. */
const chapters = [
  { id: 'werk', field: 'introduction', title: 'work' },
  { id: 'functies', field: 'roles_content', title: 'roles' },
  { id: 'routes', field: 'routes_content', title: 'routes' },
  { id: 'salaris', field: 'salary_content', title: 'salary' },
  { id: 'kosten', field: 'costs_content', title: 'costs' },
] as const

type Props = { readonly sector: Sector }

/** The chapters that a sector has text for. */
const chaptersOf = (sector: Sector) =>
  chapters.flatMap(({ field, ...chapter }) => {
    const text = sector[field]
    return text ? [{ ...chapter, text }] : []
  })

const Roles = ({ roles }: Pick<Sector, 'roles'>) => (
  <ul className="mt-6 grid gap-x-8 sm:grid-cols-2">
    {roles.map((role) => (
      <li key={role.id} lang={role.language} className="border-t border-line py-3">
        <span className="font-semibold">
          <OptionalLink href={itemHref('roles', role)} className="underline-offset-4 hover:decoration-2">
            {role.name}
          </OptionalLink>
        </span>
        {role.description ? <p className="text-sm text-muted">{role.description}</p> : null}
      </li>
    ))}
  </ul>
)

/** The texts of a sector, with its roles and qualifications in their chapters, and a table of contents beside them. */
export const SectorChapters = async ({ sector }: Props) => {
  const [t, locale] = [await getTranslations('sector'), await pageLocale()]
  const words = await documentWords()
  const list = chaptersOf(sector)
  return (
    <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={t('onThisPage')} className="lg:sticky lg:top-8 lg:self-start" data-screen="">
        <ol className="flex flex-wrap gap-2 lg:block lg:space-y-1 lg:border-s-2 lg:border-line">
          {list.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="tag lg:-ms-0.5 lg:min-h-0 lg:rounded-none lg:border-0 lg:border-s-2 lg:border-transparent lg:bg-transparent lg:py-1.5 lg:hover:border-accent"
              >
                {t(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-3xl min-w-0 space-y-16">
        {list.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-kop`} className="scroll-mt-8">
            <h2 id={`${id}-kop`} className="mb-5 text-h2">
              {t(title)}
            </h2>
            <div lang="nl">
              <div className="prose">
                <PlainDocument id={id} document={fromMarkdown(text)} words={words} />
              </div>
              {id === 'functies' && sector.roles.length ? <Roles roles={sector.roles} /> : null}
              {id === 'routes' && sector.qualifications.length ? (
                <div className="mt-6 space-y-3">
                  <h3 lang={locale} className="text-h4">
                    {t('qualifications')}
                  </h3>
                  <LinkTags items={{ qualifications: sector.qualifications }} />
                </div>
              ) : null}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
