'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { isWritable } from '#components/rich-text-editor/extensions.ts'
import { writable } from '#components/rich-text-editor/writable.ts'
import { nodeIds, shownBlocks, type NewBlock } from '#lib/editors/blocks.ts'
import type { EditableName, Values } from '#lib/editors/editable.ts'
import { drawBlock, DrawnBlock } from './drawn-block.tsx'
import { readSaved, sendSave } from './send-save.ts'
import type { Opened } from '#lib/editors/items.ts'
import { differencesOf, mergedValues, type Choice, type MergeField } from '#lib/editors/merge.ts'
import { refusalOf } from '#lib/editors/refusal.ts'
import { randomId } from '#lib/visitor/random-id.ts'
import type { Copy } from '#lib/editors/unsaved-copies.ts'
import { ItemFacts } from './item-facts.tsx'
import { ItemTexts } from './item-texts.tsx'
import { MergeView } from './merge-view.island.tsx'
import { PresentEditors } from './present-editors.island.tsx'
import { UnsavedOffer } from './unsaved-offer.tsx'
import { SaveNote, type SaveState } from './save-note.tsx'
import { TextField } from './text-field.island.tsx'
import { useFieldProblem } from './use-field-problem.ts'
import { useItemText, type LeftOut } from './use-item-text.ts'
import { useUnsaved } from './use-unsaved.ts'
import { InsertDialog, type InsertStart } from './insert-dialog.island.tsx'
import { insertBlock } from './inserts.ts'

export type ItemEditorProps = {
  readonly collection: EditableName
  /** Null: a new item. */
  readonly id: string | null
  readonly initial: Values
  /** The `date_updated` with which the item was read. */
  readonly read: string | null
  /** By id of their node, the items in the text as the page shows them. */
  readonly shown: Readonly<Record<string, ReactNode>>
  /** Addresses of this item's pages, with `ID` in the place of its id; of the page to sign in; of the one that draws an inserted item. */
  readonly paths: {
    readonly edit: string
    readonly versions: string
    readonly signIn: string
    readonly piece: string
  }
}

/** The form of an item. What was typed is stored in this browser until it is saved, so that nothing is lost with a session or a tab. */
export const ItemEditor = (props: ItemEditorProps) => {
  const { collection, initial, paths } = props
  /** False where the text has parts that this editor does not know: it is not shown here and not sent. */
  const [isTextEditable] = useState(() => initial.body === null || isWritable(initial.body))
  const [t, form] = [useTranslations('editing'), useId()]
  const [id, setId] = useState(props.id)
  /** The id that a new item gets. */
  const [newId] = useState(randomId)
  /** The `date_updated` of the state that is changed here. */
  const read = useRef(props.read)
  /** The item as it was read, before anything was typed; null where that is not known. */
  const [base, setBase] = useState<Values | null>(initial)
  const [theirs, setTheirs] = useState<Opened | null>(null)
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<SaveState>({ kind: 'clean' })
  const isArticle = collection === 'articles'
  const unsaved = useUnsaved({ collection, id, read })
  const latest = useRef(initial)
  const saveButton = useRef<HTMLButtonElement>(null)

  const change = (changed: Partial<Values>) => {
    const next = { ...latest.current, ...changed }
    latest.current = next
    setValues(next)
    unsaved.typed(next)
    // What went wrong stays said until the next save.
    setState((before) => (before.kind === 'saving' || before.kind === 'failed' ? before : { kind: 'changed' }))
  }
  const { name: field, wrong } = useFieldProblem(state.kind === 'failed' ? state.problem : null)
  const textProblem = wrong('body') ?? wrong('answer')
  const [shown, setShown] = useState(props.shown)
  const [leftOut, setLeftOut] = useState<LeftOut>(null)
  const [inserting, setInserting] = useState<InsertStart | null>(null)
  // With those that were cut out of the text.
  const isOwn = (node: string) =>
    Object.hasOwn(shown, node) ||
    Object.hasOwn(latest.current.blocks, node) ||
    [initial.body, base?.body, latest.current.body].some((body) => body && nodeIds(body).has(node))
  const label = isArticle ? t('text') : t('answer')
  const editor = useItemText({
    label,
    problem: textProblem ? `${form}-text` : null,
    body: initial.body,
    isEditable: isTextEditable,
    change: (body) => change({ body }),
    openMenu: () => setInserting('menu'),
    isOwn,
    noteLeft: setLeftOut,
  })
  const showBlock = async (node: string, block: NewBlock) => {
    const nodes = await drawBlock(paths.piece, node, block)
    if (nodes) setShown((before) => ({ ...before, [node]: <DrawnBlock nodes={nodes} /> }))
  }
  const insert = (block: NewBlock) => {
    if (!editor) return
    const node = insertBlock(editor, block)
    change({ blocks: { ...latest.current.blocks, [node]: block } })
    void showBlock(node, block)
  }
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (state.kind === 'changed' || state.kind === 'failed') addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [state.kind])

  const restore = (copy: Copy) => {
    const { values: former, read: formerRead } = copy
    // First: what stands in the form stays as a copy of its own.
    unsaved.take(copy)
    // It was typed on that state: what somebody saved since is a conflict.
    if (formerRead !== read.current) setBase(null)
    read.current = formerRead
    // A text that nobody typed yet is none: what was put back before must not stay in sight and be left out of the save.
    if (isTextEditable) editor?.commands.setContent(former.body && writable(former.body))
    change(former)
    for (const [node, block] of Object.entries(former.blocks)) void showBlock(node, block)
  }
  const save = async (isLocked: boolean) => {
    if (state.kind === 'saving') return undefined
    const refusal = refusalOf(collection, latest.current, id === null ? null : (base ?? initial).slug)
    if (refusal) return setState({ kind: 'failed', problem: refusal })
    setState({ kind: 'saving' })
    const sent = latest.current
    unsaved.sending(sent)
    const body = isTextEditable ? sent.body : null
    // What was taken out of the text again is not sent: it might be why a save is refused.
    const blocks = shownBlocks(body, sent.blocks)
    const answer = await sendSave({
      collection,
      id: id ?? newId,
      isNew: id === null,
      values: { ...sent, body, blocks },
      read: read.current,
      isLocked,
    })
    if (!answer.ok) return setState({ kind: 'failed', problem: answer.problem })
    read.current = answer.value.read
    setBase(sent)
    // What was typed meanwhile is not saved yet.
    const isWhole = latest.current === sent
    unsaved.saved(answer.value.id, isWhole ? null : latest.current)
    const { isRedirected } = answer.value
    const done = isRedirected === null ? 'saved' : isRedirected ? 'redirected' : 'notRedirected'
    setState({ kind: isWhole ? done : 'changed' })
    if (id !== null) return undefined
    setId(answer.value.id)
    history.replaceState(null, '', paths.edit.replace('ID', answer.value.id))
    return undefined
  }

  const compare = async () => {
    const saved = await readSaved(collection, id ?? newId)
    if (saved.ok) setTheirs(saved.value)
    else setState({ kind: 'failed', problem: saved.problem })
  }
  const merge = (choices: Readonly<Partial<Record<MergeField, Choice>>>) => {
    if (!theirs) return
    const merged = mergedValues(theirs.values, latest.current, choices)
    if (merged.body && merged.body !== latest.current.body)
      editor?.commands.setContent(writable(merged.body), { errorOnInvalidContent: true })
    // From here on the next save is a change of theirs.
    read.current = theirs.read
    setBase(theirs.values)
    setState({ kind: 'changed' })
    change(merged)
    // The button that was pressed has gone with the conflict.
    saveButton.current?.focus()
  }

  return (
    <>
      <form
        aria-labelledby={`${form}-actions`}
        className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]"
        onSubmit={(event) => {
          event.preventDefault()
          void save(true)
        }}
      >
        <div className="min-w-0 space-y-6">
          {id === null ? null : <PresentEditors collection={collection} id={id} />}
          <UnsavedOffer offers={unsaved.offers} take={restore} drop={unsaved.drop} />
          <ItemTexts collection={collection} isNew={id === null} values={values} wrong={wrong} change={change} />
          <TextField
            editor={editor}
            label={label}
            problem={textProblem}
            problemId={`${form}-text`}
            isEditable={isTextEditable}
            hasBlocks={isArticle}
            shown={shown}
            leftOut={leftOut}
            open={setInserting}
          />
        </div>
        <aside className="min-w-0 space-y-6 lg:sticky lg:top-6">
          <h2 id={`${form}-actions`} className="text-h3">
            {t('publishing')}
          </h2>
          <ItemFacts collection={collection} values={values} wrong={wrong} change={change} />
          <div className="sticky bottom-0 space-y-3 border-t border-line bg-paper py-4">
            <SaveNote
              state={state}
              field={field}
              isStored={unsaved.isStored}
              signIn={paths.signIn}
              saveOver={() => void save(false)}
              compare={() => void compare()}
              versions={id === null ? null : paths.versions.replace('ID', id)}
            />
            <button
              ref={saveButton}
              type="submit"
              // One that cannot be pressed at all would lose the focus.
              aria-disabled={state.kind === 'saving'}
              className={`${buttonClass({ size: 'lg' })} w-full`}
            >
              {t('save')}
            </button>
            {id === null ? null : (
              <p className="flex flex-wrap gap-x-6 gap-y-2">
                <a
                  href={`/api/editors/preview?collection=${collection}&id=${id}`}
                  target="_blank"
                  rel="noopener"
                  className="py-1 font-semibold underline underline-offset-4"
                >
                  {t('preview')}
                </a>
                <a href={paths.versions.replace('ID', id)} className="py-1 font-semibold underline underline-offset-4">
                  {t('versions')}
                </a>
              </p>
            )}
          </div>
        </aside>
      </form>
      {theirs ? (
        <MergeView
          collection={collection}
          differences={differencesOf(base, theirs.values, isTextEditable ? values : { ...values, body: null })}
          apply={merge}
          close={() => setTheirs(null)}
        />
      ) : null}
      {editor && inserting ? (
        <InsertDialog
          editor={editor}
          start={inserting}
          hasBlocks={isArticle}
          language={values.english ? 'en' : 'nl'}
          insert={insert}
          close={() => setInserting(null)}
        />
      ) : null}
    </>
  )
}
