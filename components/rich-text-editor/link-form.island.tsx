'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { isLinkable } from '#lib/rich-text/review.ts'

type Props = { readonly id: string; readonly editor: Editor; readonly close: () => void }

const addressAt = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href']
  return typeof href === 'string' ? href : ''
}

/** Links the selection, or the link that the cursor is in; without either, the address itself becomes the words. */
const setLink = (editor: Editor, href: string) => {
  const chain = editor.chain()
  if (editor.state.selection.empty && !editor.isActive('link'))
    // What is typed next is no part of the link.
    chain
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}

/** Where the address of a link is given. No form of its own, since the form of an item is round the text. */
export const LinkForm = ({ id, editor, close }: Props) => {
  const t = useTranslations('editor')
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const current = addressAt(editor)
  useEffect(() => field.current?.select(), [])
  const place = () => {
    const href = field.current?.value.trim() ?? ''
    if (!isLinkable(href)) {
      setRefused(true)
      field.current?.focus()
      return
    }
    setLink(editor, href)
    close()
  }
  return (
    <div id={id} role="group" aria-label={t('link')} className="m-1.5 space-y-2 rounded-md bg-sunken p-3">
      <label htmlFor={`${id}-address`} className="block font-semibold">
        {t('linkAddress')}
      </label>
      <input
        id={`${id}-address`}
        ref={field}
        // No `url`: the form of the item would refuse an address of this site, such as /contact.
        type="text"
        inputMode="url"
        maxLength={2000}
        defaultValue={current}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter') return
          event.preventDefault()
          place()
        }}
        aria-describedby={`${id}-help ${id}-refused`}
        aria-invalid={refused || undefined}
        className="field"
      />
      <p id={`${id}-help`} className="text-sm text-muted">
        {t('linkHelp')}
      </p>
      <p id={`${id}-refused`} role="alert" className="font-semibold text-danger empty:hidden">
        {refused ? t('linkRefused') : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={place} className={buttonClass({ size: 'sm' })}>
          {t('linkApply')}
        </button>
        {current ? (
          <button
            type="button"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              close()
            }}
            className={buttonClass({ size: 'sm', variant: 'outline' })}
          >
            {t('linkRemove')}
          </button>
        ) : null}
        <button type="button" onClick={close} className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          {t('cancel')}
        </button>
      </div>
    </div>
  )
}
