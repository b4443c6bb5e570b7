import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { longestCode, longestPassword } from '#lib/forms/new-password.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { fieldOf, type Returned } from './letter-form.tsx'
import { PasswordStrength } from './password-strength.island.tsx'
import { TextField } from './text-field.tsx'

/** A code from a mail and a new password. */
export const PasswordForm = async (returned: Returned) => {
  const [t, locale] = [await getTranslations('password'), await pageLocale()]
  return (
    <form action="/api/password" method="post" noValidate className="max-w-2xl space-y-6">
      <input type="hidden" name="language" value={locale} />
      <TextField
        {...fieldOf(returned, 'code')}
        label={t('code')}
        help={t('codeHelp')}
        autoComplete="off"
        maxLength={longestCode}
      />
      <TextField
        {...fieldOf(returned, 'password')}
        label={t('password')}
        help={t('passwordHelp')}
        type="password"
        autoComplete="new-password"
        maxLength={longestPassword}
      />
      <PasswordStrength
        field="password"
        label={t('strength.label')}
        words={(['0', '1', '2', '3', '4'] as const).map((strength) => t(`strength.${strength}`))}
      />
      <button id="versturen" type="submit" className={buttonClass({ size: 'lg' })}>
        {t('send')}
      </button>
    </form>
  )
}
