import { getTranslations } from 'next-intl/server'
import { FormDraft } from '#components/forms/form-draft.island.tsx'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { env } from '#lib/env.ts'
import { reasons } from '#lib/forms/feedback/reaction.ts'
import { ageOfForm, sealForm } from '#lib/forms/seal.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { FormFields } from './form-fields.tsx'

type Props = {
  /** Path of the page that the remark is about. */
  readonly page: string
  /** The seal of the form when it came back empty; null of a new one. */
  readonly returned: string | null
}

/** Asks what was the matter with a page: reasons, and words. Made at the moment it is asked for. */
export const Remark = async ({ page, returned }: Props) => {
  const [t, locale] = [await getTranslations('feedback'), await pageLocale()]
  const now = Date.now()
  const isOpen = returned !== null && ['valid', 'fast'].includes(ageOfForm(env.formsSecret, page, returned, now))
  return (
    <form action="/api/feedback" method="post" className="wrap space-y-8 *:max-w-2xl">
      <FormFields
        kind="remark"
        page={page}
        locale={locale}
        seal={isOpen ? returned : sealForm(env.formsSecret, page, now)}
        trap={t('trap')}
      />
      <FormDraft name={`reaction:${page}`} />
      <SampleNotice />
      <fieldset>
        <legend className="mb-3 font-display text-h3 font-semibold">{t('reasons')}</legend>
        <div className="divide-y divide-line rounded-lg border border-line bg-surface">
          {reasons.map((reason) => (
            <label key={reason} className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-3 hover:bg-sunken">
              <input type="checkbox" name="reasons" value={reason} className="size-5 accent-brand" />
              {t(`reason.${reason}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="space-y-2">
        <label htmlFor="tekst" className="block font-display text-h3 font-semibold">
          {t('text')}
        </label>
        <p id="tekst-hulp" className="text-sm text-muted">
          {t('textHelp')}
        </p>
        <textarea id="tekst" name="text" rows={5} aria-describedby="tekst-hulp" className="field" />
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('send')}
        </button>
        <a href={page} className="inline-block py-1 link">
          {t('back')}
        </a>
      </p>
    </form>
  )
}
