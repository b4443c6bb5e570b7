import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import type { Desk } from '#lib/content/desks.ts'
import { originalUrl } from '#lib/media/addresses.ts'
import { mediaBase } from '#lib/media/base.ts'
import { itemHref } from '#lib/paths.ts'

type Props = {
  readonly desk: Pick<Desk, 'title' | 'slug' | 'logo' | 'regions' | 'sample'>
  readonly children?: ReactNode
}

/** A desk in a list: its mark, its name, where it works, and what is said of it there. */
export const DeskRow = async ({ desk: { title, slug, logo, regions, sample }, children }: Props) => {
  const t = await getTranslations('sample')
  const href = itemHref('regional_education_desks', { slug })
  return (
    <div className="group relative flex items-start gap-4 py-5">
      {logo ? (
        <img
          src={originalUrl(mediaBase, logo.id, 'image')}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-sm object-contain"
        />
      ) : null}
      <div className="min-w-0 space-y-1">
        <h3 lang="nl" className="text-h4">
          <OptionalLink href={href} className="card-link">
            {title}
          </OptionalLink>
        </h3>
        {children ?? (
          <p lang="nl" className="text-sm text-muted">
            {regions.join(', ')}
          </p>
        )}
        {sample ? <p className="text-sm text-muted">{t('inventedDesk')}</p> : null}
      </div>
    </div>
  )
}
