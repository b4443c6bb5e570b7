import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Passkey } from '#lib/editors/passkeys.ts'
import { usePageFormat } from '#lib/i18n/use-page-format.ts'

type Props = { readonly passkeys: readonly Passkey[]; readonly remove: (passkey: Passkey) => void }

/** The passkeys of an account, each with when it was used and a button to remove it. */
export const PasskeyList = ({ passkeys, remove }: Props) => {
  const [t, format] = [useTranslations('passkeys'), usePageFormat()]
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' })
  return (
    <section className="space-y-3">
      <h2 className="text-h3">{t('list')}</h2>
      {passkeys.length ? (
        <ul className="space-y-3">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{passkey.name}</p>
                <p className="text-sm text-muted">
                  {passkey.used === null
                    ? t('unused', { created: day(passkey.created) })
                    : t('used', { created: day(passkey.created), used: day(passkey.used) })}
                </p>
              </div>
              <button
                type="button"
                aria-label={t('removeName', { name: passkey.name })}
                onClick={() => remove(passkey)}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                {t('remove')}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('none')}</p>
      )}
    </section>
  )
}
