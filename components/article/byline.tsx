import { getTranslations } from 'next-intl/server'
import { InventedPeople } from '#components/media/invented-people.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Article } from '#lib/content/articles.ts'

type Props = { readonly authors: Article['authors'] }

/** Who wrote it, with face and work, each linked to their own page. */
export const Byline = async ({ authors }: Props) => {
  if (!authors.length) return null
  const t = await getTranslations('article')
  return (
    <section lang={await pageLocale()} aria-label={t('authors')}>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {authors.map(({ id, name, slug, job_title, image }) => (
          <li key={id} className="relative flex items-center gap-3">
            {image ? (
              <Picture
                id={image.id}
                alt=""
                width={56}
                ratio={1}
                sizes="56px"
                className="size-14 rounded-full bg-sunken"
              />
            ) : null}
            <div>
              <p className="font-semibold">
                {slug ? (
                  <Link
                    href={{ pathname: '/auteurs/[slug]', params: { slug } }}
                    rel="author"
                    className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-accent hover:decoration-2"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </p>
              {job_title ? (
                <p lang="nl" className="text-sm text-muted">
                  {job_title}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <div className="pt-3">
        <InventedPeople />
      </div>
    </section>
  )
}
