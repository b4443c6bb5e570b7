import { getFormatter, getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import type { Article } from '#lib/content/articles.ts'
import { originalUrl } from '#lib/media.ts'
import { mediaBase } from '#lib/media-base.ts'

type Props = { readonly documents: Article['documents'] }

const kind = (type: string | null) => (type?.split('/').at(-1) ?? '').toUpperCase()

/** Files to take along; each link says what kind it is and how large. */
export const Documents = async ({ documents }: Props) => {
  const offered = documents.filter(({ asset }) => asset)
  if (!offered.length) return null
  const [t, format] = [await getTranslations('article'), await getFormatter()]
  return (
    <section aria-labelledby="documenten" className="space-y-4">
      <h2 id="documenten" className="text-h3">
        {t('documents')}
      </h2>
      <ul className="space-y-3">
        {offered.map(({ id, title, description, asset }) =>
          asset ? (
            <li key={id} className="relative flex gap-4 rounded-lg border border-line bg-surface p-4 hover:shadow-card">
              <Icon name="mdi:file-download-outline" className="mt-1 size-6 text-accent" />
              <div>
                <a
                  href={originalUrl(mediaBase, asset.id, 'raw')}
                  download
                  className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
                >
                  {title}{' '}
                  <span className="font-normal text-muted">
                    ({kind(asset.type)}
                    {asset.filesize
                      ? `, ${format.number(Math.max(1, Math.round(asset.filesize / 1000)), { style: 'unit', unit: 'kilobyte' })}`
                      : ''}
                    )
                  </span>
                </a>
                {description ? <p className="text-sm text-muted">{description}</p> : null}
              </div>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}
