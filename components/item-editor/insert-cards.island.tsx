'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { longest, mostItems, type Card, type NewBlock } from '#lib/editors/blocks.ts'
import { ChosenList } from './chosen-list.island.tsx'
import { EditorField } from './editor-field.tsx'
import { ListBound } from './list-bound.tsx'
import { FindField, type Found } from './find-field.island.tsx'

type FoundCard = Found & { readonly kind: Card['kind'] }

/** Cards of programmes, videos, episodes, stories and so on, in an order, under a title or without one. */
export const CardsForm = ({ insert }: { readonly insert: (block: NewBlock) => void }) => {
  const t = useTranslations('editing')
  const [title, setTitle] = useState('')
  const [items, setItems] = useState<readonly Card[]>([])
  const input = useRef<HTMLInputElement>(null)
  const isFull = items.length >= mostItems
  return (
    <form
      className="min-h-96 space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (items.length) insert({ collection: 'related_content_lists', title: title.trim(), items })
        else input.current?.focus()
      }}
    >
      <FindField<FoundCard>
        label={t('insertFind.cards')}
        address={(words) => (isFull ? null : `/api/editors/find?insert=cards&q=${encodeURIComponent(words)}`)}
        left={new Set(items.map(({ id }) => id))}
        pick={({ id, title: name, kind }) => setItems([...items, { id, title: name.slice(0, longest.name), kind }])}
        noteOf={({ kind }) => t(`cardKinds.${kind}`)}
        input={input}
      />
      <ListBound count={items.length} most={mostItems} />
      <ChosenList label={t('inserts.cards')} items={items} change={setItems} leave={() => input.current?.focus()} />
      <EditorField label={t('cardsTitle')} value={title} maxLength={longest.short} change={setTitle} />
      <button type="submit" aria-disabled={!items.length} className={buttonClass()}>
        {t('insertDo')}
      </button>
    </form>
  )
}
