import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { editingScriptPath, editMark } from '#lib/editors/edit-mark.ts'
import { env } from '#lib/env.ts'

type Props = {
  readonly collection: string
  /** Key of the item. */
  readonly item: string
  readonly children?: ReactNode
}

/**
 * The bar above a draft: a label, a button that closes the draft, and the children of the page. Inside the frame of Directus
 * Studio it also opens the editor of the whole item.
 */
export const DraftNote = async ({ collection, item, children }: Props) => {
  const t = await getTranslations('inspector')
  return (
    <aside aria-label={t('draft')} className="border-b-4 border-sun bg-sun-soft" data-screen="">
      <div className="wrap space-y-4 py-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p {...editMark(true, collection, item)}>
            <strong className="me-3 rounded-full bg-ink px-3 py-1 text-sm text-paper">{t('draft')}</strong>
            {t('draftLead')}
          </p>
          <form action="/api/draft">
            <button name="end" className="font-semibold underline underline-offset-4">
              {t('draftEnd')}
            </button>
          </form>
        </div>
        {children}
        {env.previewOrigins.length ? <script async src={editingScriptPath} /> : null}
      </div>
    </aside>
  )
}
