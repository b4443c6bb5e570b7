'use client'

import { useTranslations } from 'next-intl'
import { longestText, slugOf, type EditableName, type Values } from '#lib/editors/editable.ts'
import { EditorField } from './editor-field.tsx'

type Props = {
  readonly collection: EditableName
  readonly isNew: boolean
  readonly values: Values
  /** What is not right with a field, by its name in the content API. */
  readonly wrong: (field: string) => string | undefined
  readonly change: (changed: Partial<Values>) => void
}

/** The short texts of an item: its title and, of an article, its address, summary and description. */
export const ItemTexts = ({ collection, isNew, values, wrong, change }: Props) => {
  const t = useTranslations('editing')
  const isArticle = collection === 'articles'
  return (
    <>
      <EditorField
        label={isArticle ? t('title') : t('question')}
        value={values.title}
        problem={wrong(isArticle ? 'title' : 'question')}
        isRequired
        maxLength={longestText}
        change={(title) =>
          change(
            isNew && isArticle && values.slug === slugOf(values.title) ? { title, slug: slugOf(title) } : { title },
          )
        }
      />
      {isArticle ? (
        <>
          <EditorField
            label={t('slug')}
            help={isNew ? t('slugHelp') : t('slugMoves')}
            value={values.slug}
            problem={wrong('slug') ?? wrong('path')}
            isRequired
            maxLength={longestText}
            change={(slug) => change({ slug })}
          />
          <EditorField
            label={t('summary')}
            help={t('summaryHelp')}
            rows={3}
            maxLength={longestText}
            value={values.summary}
            problem={wrong('summary')}
            change={(summary) => change({ summary })}
          />
          <EditorField
            label={t('description')}
            help={t('descriptionHelp')}
            rows={3}
            maxLength={longestText}
            value={values.description}
            problem={wrong('description')}
            change={(description) => change({ description })}
          />
        </>
      ) : null}
    </>
  )
}
