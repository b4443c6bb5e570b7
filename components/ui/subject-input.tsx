import { getTranslations } from 'next-intl/server'
import { longestSubject } from '#lib/routes/along.ts'

/** The field of a plain form for a school subject, as `vak` of its address. */
export const SubjectInput = async ({ subject }: { readonly subject: string }) => {
  const t = await getTranslations('situation')
  return (
    <div className="space-y-1">
      <label htmlFor="vak" className="block font-semibold">
        {t('subject')}
      </label>
      <input
        id="vak"
        name="vak"
        type="text"
        maxLength={longestSubject}
        defaultValue={subject}
        aria-describedby="vak-voorbeeld"
        className="field w-full"
      />
      <p id="vak-voorbeeld" className="text-sm text-muted">
        {t('subjectExample')}
      </p>
    </div>
  )
}
