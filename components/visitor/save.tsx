import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { pageLocale } from '#lib/i18n/language.ts'
import { referenceOf, type SavedKind } from '#lib/visitor/item.ts'
import { SaveButton, type SaveWords } from './save-button.island.tsx'

type Props = {
  readonly kind: SavedKind
  readonly id: string
  readonly title: string
  /** What tells it from others of that title. */
  readonly of?: string | undefined
  /** On the item's own page, which then counts as viewed. */
  readonly page?: boolean
  /** In the text beside it, with its words; else in a corner of the item's card. */
  readonly inline?: boolean
}

/** The same object for all buttons of a page, so that it is sent once. */
const saveWords = cache(async (): Promise<SaveWords> => {
  const t = await getTranslations('keep')
  return { save: t('save'), removed: t('saveUndone'), full: t('saveFull') }
})

/** The button that saves an item: on the page of that item, beside it in a list, or in a corner of its card. */
export const Save = async ({ kind, id, title, of, page = false, inline = page }: Props) => (
  <div
    lang={await pageLocale()}
    data-screen=""
    className={`save-button noscript:hidden ${inline ? 'flex flex-wrap items-center gap-3' : 'absolute end-3 top-3 z-10'}`}
  >
    <SaveButton
      item={referenceOf(kind, id)}
      title={title}
      name={of && `${title}, ${of}`}
      words={await saveWords()}
      page={page}
      hasWords={inline}
    />
  </div>
)
