'use client'

import { mdiLink } from '@mdi/js'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { LinkForm } from './link-form.island.tsx'
import { toolGroups, type Tool } from './tools.ts'
import { useToolbar } from './use-toolbar.ts'

type Props = { readonly editor: Editor }
type ToolState = { readonly on: boolean | null; readonly can: boolean }

/** What the toolbar shows of the editor; compared by value, so that typing letters draws nothing anew. */
const stateOf = (editor: Editor) => ({
  link: editor.isActive('link'),
  groups: toolGroups.map(({ tools, isOf }) => ({
    shown: isOf?.(editor) ?? true,
    tools: tools.map(({ run, isOn }): ToolState => ({
      on: isOn?.(editor) ?? null,
      can: run(editor.can().chain()).run(),
    })),
  })),
})

const Glyph = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
    <path d={path} />
  </svg>
)

const linkName = 'link'

const buttonLook =
  'grid size-10 place-items-center rounded-sm hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-expanded:bg-brand-soft aria-pressed:bg-brand aria-pressed:text-on-brand'

type ToolButtonProps = Props & {
  readonly tool: Tool
  readonly state: ToolState
  readonly button: ReturnType<typeof useToolbar>['button']
}

const ToolButton = ({ editor, tool, state, button }: ToolButtonProps) => {
  const t = useTranslations('editor')
  const label = tool.level ? t('heading', { level: tool.level }) : t(tool.name)
  return (
    <button
      {...button(tool.name)}
      aria-label={label}
      title={label}
      aria-pressed={state.on ?? undefined}
      // A button that were disabled for real would lose the keyboard's place.
      aria-disabled={!state.can}
      onClick={() => {
        // At once, and not in the next frame as the command `focus` would: the next key belongs to the text.
        editor.view.focus()
        if (state.can) tool.run(editor.chain()).run()
      }}
      className={buttonLook}
    >
      <Glyph path={tool.icon} />
    </button>
  )
}

/** The buttons above the text: one stop of Tab, with arrow keys between them. */
export const Toolbar = ({ editor }: Props) => {
  const t = useTranslations('editor')
  const id = useId()
  const [linking, setLinking] = useState(false)
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) })
  const names = toolGroups.flatMap(({ name, tools }, index) =>
    state.groups[index]?.shown
      ? [...tools.map((tool) => tool.name), ...(name === 'toolsInsert' ? [linkName] : [])]
      : [],
  )
  const { toolbar, button } = useToolbar(names)
  return (
    <div className="border-b border-line p-1.5">
      <div {...toolbar} aria-label={t('tools')} className="flex flex-wrap gap-x-3 gap-y-1">
        {toolGroups.map((group, index) => {
          const groupState = state.groups[index]
          return groupState?.shown ? (
            <div key={group.name} role="group" aria-label={t(group.name)} className="flex flex-wrap">
              {group.tools.map((tool, place) => {
                const toolState = groupState.tools[place]
                return toolState ? (
                  <ToolButton key={tool.name} editor={editor} tool={tool} state={toolState} button={button} />
                ) : null
              })}
              {group.name === 'toolsInsert' ? (
                <button
                  {...button(linkName)}
                  aria-label={t('link')}
                  title={t('link')}
                  aria-pressed={state.link}
                  aria-expanded={linking}
                  aria-controls={linking ? id : undefined}
                  onClick={() => setLinking(!linking)}
                  className={buttonLook}
                >
                  <Glyph path={mdiLink} />
                </button>
              ) : null}
            </div>
          ) : null
        })}
      </div>
      {linking ? (
        <LinkForm
          id={id}
          editor={editor}
          close={() => {
            setLinking(false)
            editor.view.focus()
          }}
        />
      ) : null}
    </div>
  )
}
