'use client'

import { useTranslations } from 'next-intl'
import type { Problem } from '#lib/editors/content-call.ts'
import { titleFields, type LinkName } from '#lib/editors/linkable.ts'

/** By field of the content API, the message that names it in the form. */
const labels = {
  title: 'title',
  question: 'question',
  slug: 'slug',
  path: 'slug',
  summary: 'summary',
  description: 'description',
  body: 'text',
  answer: 'answer',
  status: 'status',
  english: 'english',
  date_next_review: 'review',
  date_publish: 'publishAt',
} as const
const isLabelled = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field)
const isLink = (name: string): name is LinkName => Object.hasOwn(titleFields, name)

/** Which field a problem is about, in the words of the form, and what is not right with it. */
export const useFieldProblem = (problem: Problem | null) => {
  const t = useTranslations('editing')
  const nameOf = (field: string): string | null => {
    const link = field.replace(/_id$/, '')
    if (isLink(link)) return t(`links.${link}`)
    return isLabelled(field) ? t(labels[field]) : null
  }
  const wrong = (field: string): string | undefined => {
    if (problem?.field !== field) return undefined
    if (problem.kind === 'notUnique') return t('fieldTaken')
    if (problem.kind === 'tooLong') return t(field === 'body' ? 'insertedTooLong' : 'fieldTooLong')
    if (problem.kind === 'addressInvalid' || problem.kind === 'titleMissing') return t(`problem.${problem.kind}`)
    return t(problem.kind === 'relatedItemMissing' ? 'fieldRelatedItemMissing' : 'fieldInvalid')
  }
  return { name: problem?.field ? nameOf(problem.field) : null, wrong }
}
