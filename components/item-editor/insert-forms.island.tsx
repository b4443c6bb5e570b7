'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { longest, type NewBlock } from '#lib/editors/blocks.ts'
import { isLinkable } from '#lib/rich-text/review.ts'
import { EditorField } from './editor-field.tsx'
import { FindField, type Found } from './find-field.island.tsx'
import { InsertForm } from './insert-form.tsx'
import { UploadField } from './upload-field.island.tsx'

type Props = { readonly insert: (block: NewBlock) => void }

/** A picture from the files that are there or from this device, with words for those who do not see it. */
export const ImageForm = ({ insert }: Props) => {
  const t = useTranslations('editing')
  const [file, setFile] = useState<Found | null>(null)
  const [alt, setAlt] = useState('')
  const [isWide, setWide] = useState(false)
  const [isTried, setTried] = useState(false)
  return (
    <InsertForm
      submit={() => {
        setTried(true)
        if (file && alt.trim()) insert({ collection: 'images', image: file.id, alt: alt.trim(), isWide })
      }}
    >
      <FindField
        label={t('insertFind.image')}
        address={(words) => `/api/editors/find?insert=files&q=${encodeURIComponent(words)}`}
        pick={setFile}
      />
      <UploadField pick={setFile} />
      <p role="status" className={isTried && !file ? 'font-semibold text-danger' : ''}>
        {file ? t('imageChosen', { title: file.title }) : t('imageNone')}
      </p>
      <EditorField
        label={t('imageAlt')}
        help={t('imageAltHelp')}
        value={alt}
        maxLength={longest.short}
        problem={isTried && !alt.trim() ? t('imageAltMissing') : undefined}
        isRequired
        change={setAlt}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={isWide}
          onChange={({ currentTarget }) => setWide(currentTarget.checked)}
        />
        {t('imageWide')}
      </label>
    </InsertForm>
  )
}

type Recording = Found & { readonly type: 'video' | 'audio' }

/** A film or sound from the files that are there, under a title. */
export const RecordingForm = ({ insert }: Props) => {
  const t = useTranslations('editing')
  const [file, setFile] = useState<Recording | null>(null)
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <InsertForm
      submit={() => {
        setTried(true)
        if (file && title.trim())
          insert({ collection: 'mediaplayers', type: file.type, title: title.trim(), file: file.id })
      }}
    >
      <FindField<Recording>
        label={t('insertFind.recording')}
        address={(words) => `/api/editors/find?insert=recordings&q=${encodeURIComponent(words)}`}
        noteOf={({ type }) => t(`recordingTypes.${type}`)}
        pick={(picked) => {
          setFile(picked)
          if (!title.trim()) setTitle(picked.title.slice(0, longest.short))
        }}
      />
      <p role="status" className={isTried && !file ? 'font-semibold text-danger' : ''}>
        {file ? t('imageChosen', { title: file.title }) : t('recordingNone')}
      </p>
      <EditorField
        label={t('recordingTitle')}
        value={title}
        maxLength={longest.short}
        problem={isTried && !title.trim() ? t('fieldInvalid') : undefined}
        isRequired
        change={setTitle}
      />
    </InsertForm>
  )
}

/** A button that leads to a page of this site, or elsewhere. */
export const ButtonForm = ({ insert, language }: Props & { readonly language: 'nl' | 'en' }) => {
  const t = useTranslations('editing')
  const [label, setLabel] = useState('')
  const [to, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <InsertForm
      submit={() => {
        setTried(true)
        if (label.trim() && isLinkable(to.trim())) insert({ collection: 'buttons', label: label.trim(), to: to.trim() })
      }}
    >
      <EditorField
        label={t('buttonLabel')}
        value={label}
        maxLength={longest.short}
        problem={isTried && !label.trim() ? t('fieldInvalid') : undefined}
        isRequired
        change={setLabel}
      />
      <FindField
        label={t('insertFind.page')}
        address={(words) => `/api/editors/find?insert=pages&taal=${language}&q=${encodeURIComponent(words)}`}
        pick={({ id, title }) => {
          setTo(id)
          if (!label.trim()) setLabel(title.slice(0, longest.short))
        }}
      />
      <EditorField
        label={t('buttonTo')}
        value={to}
        maxLength={longest.short}
        problem={isTried && !isLinkable(to.trim()) ? t('buttonToWrong') : undefined}
        isRequired
        change={setTo}
      />
    </InsertForm>
  )
}

/** A box beside the text, such as a warning. */
export const CalloutForm = ({ insert }: Props) => {
  const t = useTranslations('editing')
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <InsertForm
      className="space-y-4"
      submit={() => {
        setTried(true)
        if (text.trim()) insert({ collection: 'callouts', title: title.trim(), text: text.trim() })
      }}
    >
      <EditorField label={t('calloutTitle')} value={title} maxLength={longest.short} change={setTitle} />
      <EditorField
        label={t('calloutText')}
        rows={4}
        value={text}
        maxLength={longest.callout}
        problem={isTried && !text.trim() ? t('fieldInvalid') : undefined}
        isRequired
        change={setText}
      />
    </InsertForm>
  )
}
