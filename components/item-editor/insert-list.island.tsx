'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { longest, mostItems, type ListItem, type NewBlock } from '#lib/editors/blocks.ts'
import { isLinkable } from '#lib/rich-text/review.ts'
import { ChosenList } from './chosen-list.island.tsx'
import { ListBound } from './list-bound.tsx'
import { EditorField } from './editor-field.tsx'
import { randomId } from '#lib/visitor/random-id.ts'

const empty = { title: '', description: '', link: '' }

/** Steps, tips or links in a row, each with a line of text and a link where it has them. */
export const ListForm = ({ insert }: { readonly insert: (block: NewBlock) => void }) => {
  const t = useTranslations('editing')
  const [title, setTitle] = useState('')
  const [items, setItems] = useState<readonly ListItem[]>([])
  const [item, setItem] = useState(empty)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const isStarted = Object.values(item).some((value) => value.trim())
  const hasLink = item.link.trim() !== ''
  const isWhole = item.title.trim() !== '' && (!hasLink || isLinkable(item.link.trim()))
  const focusTitle = () => form.current?.querySelector<HTMLElement>('fieldset input')?.focus()
  /** The items with the one that is being written; null while that is not whole. */
  const withWritten = (): readonly ListItem[] | null => {
    if (!isStarted) return items
    if (!isWhole) return null
    const { title: name, description, link } = item
    return [...items, { id: randomId(), title: name.trim(), description: description.trim(), link: link.trim() }]
  }
  const add = () => {
    setTried(true)
    const next = isStarted ? withWritten() : null
    if (next) {
      setItems(next)
      setItem(empty)
      setTried(false)
    }
    // Beyond the last row its fields are gone.
    if (next?.length === mostItems) submit.current?.focus()
    else focusTitle()
  }
  return (
    <form
      ref={form}
      className="max-h-[70dvh] space-y-4 overflow-y-auto p-1"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        // What was written and not added yet belongs to the list.
        const all = withWritten()
        if (all?.length) insert({ collection: 'content_lists', title: title.trim(), items: all })
        else focusTitle()
      }}
    >
      <EditorField label={t('listTitle')} value={title} maxLength={longest.short} change={setTitle} />
      <ChosenList label={t('inserts.list')} items={items} change={setItems} leave={focusTitle} />
      <ListBound count={items.length} most={mostItems} />
      {items.length < mostItems ? (
        <fieldset className="space-y-4 rounded-md border border-line p-4">
          <legend className="px-1 font-semibold">{t('listItem', { number: items.length + 1 })}</legend>
          <EditorField
            label={t('listItemTitle')}
            value={item.title}
            problem={isTried && !item.title.trim() && (isStarted || !items.length) ? t('fieldInvalid') : undefined}
            isRequired
            maxLength={longest.short}
            change={(value) => setItem({ ...item, title: value })}
          />
          <EditorField
            label={t('listItemText')}
            value={item.description}
            maxLength={longest.name}
            change={(value) => setItem({ ...item, description: value })}
          />
          <EditorField
            label={t('listItemLink')}
            value={item.link}
            maxLength={longest.short}
            problem={isTried && hasLink && !isLinkable(item.link.trim()) ? t('buttonToWrong') : undefined}
            change={(value) => setItem({ ...item, link: value })}
          />
          <button type="button" onClick={add} className={buttonClass({ variant: 'outline' })}>
            {t('listAdd')}
          </button>
        </fieldset>
      ) : null}
      <button ref={submit} type="submit" className={buttonClass()}>
        {t('insertDo')}
      </button>
    </form>
  )
}
