'use client'

import { useTranslations } from 'next-intl'
import { statuses, type EditableName, type Values } from '#lib/editors/editable.ts'
import { linkNames } from '#lib/editors/linkable.ts'
import { EditorField } from './editor-field.tsx'
import { LinkPicker } from './link-picker.island.tsx'
import { instantOf, localTime } from './local-time.ts'

type Props = {
  readonly collection: EditableName
  readonly values: Values
  /** What is not right with a field, by its name in the content API. */
  readonly wrong: (field: string) => string | undefined
  readonly change: (changed: Partial<Values>) => void
}

/** What stands beside the text: the status of an item, its days, its language and its links. */
export const ItemFacts = ({ collection, values, wrong, change }: Props) => {
  const t = useTranslations('editing')
  return (
    <>
      <label className="block space-y-1.5">
        <span className="block font-semibold">{t('status')}</span>
        <select
          className="field"
          value={values.status}
          onChange={({ currentTarget }) => {
            const status = statuses.find((one) => one === currentTarget.value)
            if (status) change({ status })
          }}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </select>
      </label>
      {values.status === 'draft' || values.status === 'review' ? (
        <EditorField
          label={t('publishAt')}
          help={t('publishAtHelp')}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={localTime(values.publishAt)}
          problem={wrong('date_publish')}
          change={(time) => change({ publishAt: instantOf(time) })}
        />
      ) : null}
      {collection === 'articles' ? (
        <EditorField
          label={t('review')}
          type="date"
          max="9999-12-31"
          value={values.review}
          problem={wrong('date_next_review')}
          change={(review) => change({ review })}
        />
      ) : null}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={values.english}
          onChange={({ currentTarget }) => change({ english: currentTarget.checked })}
        />
        {t('english')}
      </label>
      {linkNames[collection].map((name) => (
        <LinkPicker
          key={name}
          name={name}
          chosen={values.links[name] ?? []}
          problem={wrong(`${name}_id`)}
          change={(chosen) => change({ links: { ...values.links, [name]: chosen } })}
        />
      ))}
    </>
  )
}
