import { getFormatter, getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { Part } from '#components/ui/part.tsx'
import type { Article } from '#lib/content/articles.ts'
import { fileKind, fileSize } from '#lib/media/file-facts.ts'
import { originalUrl } from '#lib/media/addresses.ts'
import { mediaBase } from '#lib/media/base.ts'

type Props = { readonly documents: Article['documents'] }

/** Files to take along; each link says what kind it is and how large. */
export const Documents = async ({ documents }: Props) => {
  const offered = documents.flatMap(({ asset, ...rest }) => (asset ? [{ ...rest, asset }] : []))
  if (!offered.length) return null
  const [t, format] = [await getTranslations('article'), await getFormatter()]
  const facts = ({ filesize, ...asset }: (typeof offered)[number]['asset']) => {
    const { value, unit } = fileSize(filesize ?? 0)
    return [fileKind(asset), filesize ? format.number(value, { style: 'unit', unit }) : null].filter(Boolean).join(', ')
  }
  return (
    <Part id="documenten" title={t('documents')} heading="text-h3" className="space-y-4">
      <ul className="space-y-3">
        {offered.map(({ id, title, description, asset }) => (
          <li key={id} className="relative flex gap-4 rounded-lg border border-line bg-surface p-4 hover:shadow-card">
            <Icon name="mdi:file-download-outline" className="mt-1 size-6 text-accent" />
            <div>
              <a
                href={originalUrl(mediaBase, asset.id, 'raw')}
                download
                className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
              >
                {title} {facts(asset) ? <span className="font-normal text-muted">({facts(asset)})</span> : null}
              </a>
              {description ? <p className="text-sm text-muted">{description}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
