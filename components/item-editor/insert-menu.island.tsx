'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useId, useState, type KeyboardEvent } from 'react'
import { toolGroups } from '#components/rich-text-editor/tools.ts'
import { useCombobox } from '#components/ui/use-combobox.ts'
import { inserts, type InsertName } from './inserts.ts'

type Props = {
  readonly editor: Editor
  readonly hasBlocks: boolean
  readonly open: (name: InsertName) => void
  readonly typeSlash: () => void
  readonly end: () => void
}

/** Everything that can be put into a text, narrowed while typing. */
export const InsertMenu = ({ editor, hasBlocks, open, typeSlash, end }: Props) => {
  const [t, words, id] = [useTranslations('editing'), useTranslations('editor'), useId()]
  const [typed, setTyped] = useState('')
  const tools = toolGroups
    .filter(({ name }) => name === 'toolsBlocks' || name === 'toolsInsert')
    .flatMap((group) => group.tools)
    .map((tool) => ({
      key: tool.name,
      label: tool.level ? words('heading', { level: tool.level }) : words(tool.name),
      run: () => {
        end()
        tool.run(editor.chain().focus()).run()
      },
    }))
  const own = inserts
    .filter(({ isBlock }) => hasBlocks || !isBlock)
    .map(({ name }) => ({ key: `insert-${name}`, label: t(`inserts.${name}`), run: () => open(name) }))
  const slash = { key: 'slash', label: t('insertSlash'), run: typeSlash }
  const shown = [...own, ...tools, slash].filter(({ label }) =>
    label.toLowerCase().includes(typed.trim().toLowerCase()),
  )
  const { active, setActive, move, box, list, option } = useCombobox(
    id,
    shown.map(({ key }) => key),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (move(event) || event.key !== 'Enter') return
    event.preventDefault()
    // Without a move, the first that fits what was typed.
    ;(shown.find(({ key }) => key === active) ?? shown[0])?.run()
  }
  return (
    <div className="space-y-2">
      <label htmlFor={`${id}-box`} className="block text-sm text-muted">
        {t('insertFilter')}
      </label>
      <input
        id={`${id}-box`}
        value={typed}
        {...box}
        autoComplete="off"
        className="field"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(null)
        }}
        onKeyDown={onKeyDown}
      />
      <div {...list} aria-label={t('insert')} className="max-h-80 overflow-y-auto">
        {shown.map(({ key, label, run }) => (
          // Keys work from the field, as the pattern has it; the pointer must not take the focus from there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={key}
            {...option(key)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={run}
            className={`flex min-h-11 items-center rounded-sm px-3 ${key === active ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunken'}`}
          >
            {label}
          </div>
        ))}
      </div>
    </div>
  )
}
