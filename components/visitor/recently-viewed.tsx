'use client'

import { useTranslations } from 'next-intl'
import { focusTitle } from '#components/ui/focus-title.ts'
import { forget } from '#lib/visitor/storage.ts'
import { viewedKey } from '#lib/visitor/saved.ts'
import { useDescribed } from './use-described.ts'
import { useList } from './use-list.ts'

/** What was looked at last in this browser, and a button that forgets it; nothing when nothing was. */
export const RecentlyViewed = ({ locale }: { readonly locale: string }) => {
  const t = useTranslations('personal')
  const { items } = useList(viewedKey)
  const { described } = useDescribed(items, locale)
  if (!items?.length) return null
  return (
    <section aria-labelledby="bekeken" data-screen="" className="space-y-4">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <h2 id="bekeken" className="text-h3">
          {t('viewed')}
        </h2>
        <button
          type="button"
          onClick={() => {
            focusTitle()
            forget(viewedKey)
          }}
          className="min-h-11 text-sm underline underline-offset-4 hover:decoration-2"
        >
          {t('viewedClear')}
        </button>
      </div>
      <ul className="gap-x-12 sm:columns-2">
        {items.map(({ ref, kind, title }) => {
          const now = described?.[ref]
          return (
            <li key={ref} className="break-inside-avoid border-t border-line py-2.5">
              <span className="text-sm text-muted">{t(`one.${kind}`)}</span>
              <br />
              {now?.path ? (
                <a lang={now.language} href={now.path} className="underline underline-offset-4 hover:decoration-2">
                  {now.title}
                </a>
              ) : (
                <span lang={now?.language ?? 'nl'}>{now?.title ?? title}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
