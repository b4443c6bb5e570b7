import { getTranslations } from 'next-intl/server'
import { longestSubject } from '#lib/routes/carried-answers.ts'

type Props = {
  readonly subject: string
  /** What is said below it; absent: an example. */
  readonly hint?: string
}

/** The field of a plain form for a school subject, as `vak` of its address. */
export const SubjectInput = async ({ subject, hint }: Props) => {
  const t = await getTranslations('situation')
  return (
    <div className="min-w-0 space-y-1">
      <label htmlFor="vak" className="block font-semibold">
        {t('subject')}
      </label>
      <input
        id="vak"
        name="vak"
        type="text"
        maxLength={longestSubject}
        defaultValue={subject}
        aria-describedby="vak-uitleg"
        className="field w-full"
      />
      <p id="vak-uitleg" className="text-sm text-muted">
        {hint ?? t('subjectExample')}
      </p>
    </div>
  )
}
