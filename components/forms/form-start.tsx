import type { ComponentProps } from 'react'
import { getTranslations } from 'next-intl/server'
import { env } from '#lib/env.ts'
import type { Shown } from '#lib/forms/form-state.ts'
import { markField, sealedForm } from '#lib/forms/receive.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { FormDraft } from './form-draft.island.tsx'

type Props = Pick<Shown, 'began' | 'mark'> & Pick<ComponentProps<typeof FormDraft>, 'name' | 'chosenAs'>

/** The hidden fields of every form, made when it is rendered, and the honeypot field that only bots fill in. */
export const FormStart = async ({ name, began, mark, chosenAs }: Props) => {
  const [t, locale] = [await getTranslations('form'), await pageLocale()]
  const { key, seal } = sealedForm(name, env.formsSecret, Date.now(), began)
  return (
    <>
      <FormDraft name={name} mark={mark} chosenAs={chosenAs} />
      {mark === undefined ? null : <input type="hidden" name={markField(mark)} />}
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seal" value={seal} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('trap')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
