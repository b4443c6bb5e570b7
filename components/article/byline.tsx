import { getTranslations } from 'next-intl/server'
import { Picture } from '#components/ui/picture.tsx'
import type { Article } from '#lib/content/articles.ts'

type Props = { readonly authors: Article['authors'] }

/** Who wrote it, with face and work. */
export const Byline = async ({ authors }: Props) => {
  if (!authors.length) return null
  const t = await getTranslations('article')
  return (
    <section aria-label={t('authors')}>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {authors.map(({ id, name, job_title, image }) => (
          <li key={id} className="flex items-center gap-3">
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
              <p className="font-semibold">{name}</p>
              {job_title ? <p className="text-sm text-muted">{job_title}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
