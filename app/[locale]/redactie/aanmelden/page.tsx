import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { PasskeySignIn } from '#components/item-editor/passkey-sign-in.island.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { PageHeader } from '#components/ui/page-header.tsx'
import { offersPasskeys } from '#lib/editors/passkeys.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { staffMetadata } from '#lib/metadata.ts'

const problems = ['wrong', 'code', 'often', 'unreachable'] as const

export const generateMetadata = staffMetadata('editing.signIn')

export default async function SignInPage({ searchParams }: PageProps<'/[locale]/redactie/aanmelden'>) {
  await connection()
  const [t, locale, { fout }] = [await getTranslations('editing'), await pageLocale(), await searchParams]
  const [passkeys, hasPasskeys] = await Promise.all([getTranslations('passkeys'), offersPasskeys()])
  const problem = problems.find((name) => name === fout)
  return (
    <>
      <PageHeader trail={[]} title={t('signIn')} lead={t('signInLead')} />
      <div className="wrap space-y-8">
        {hasPasskeys ? (
          <PasskeySignIn
            to={getPathname({ href: '/redactie', locale })}
            words={{
              button: passkeys('signIn'),
              or: passkeys('or'),
              problems: {
                often: passkeys('signInProblems.often'),
                refused: passkeys('signInProblems.refused'),
                unreachable: passkeys('signInProblems.unreachable'),
                cancelled: passkeys('signInProblems.cancelled'),
              },
            }}
          />
        ) : null}
        <form method="post" action="/api/editors/session" className="max-w-xl space-y-6">
          <input type="hidden" name="locale" value={locale} />
          {problem ? (
            <p role="alert" className="border-s-4 border-danger bg-danger-soft p-3 font-semibold">
              {t(`signInProblem.${problem}`)}
            </p>
          ) : null}
          <TextField name="email" type="email" autoComplete="username" label={t('email')} />
          <TextField name="password" type="password" autoComplete="current-password" label={t('password')} />
          <TextField name="otp" autoComplete="one-time-code" label={t('otp')} help={t('otpHelp')} optional />
          <button type="submit" className={buttonClass({ size: 'lg' })}>
            {t('signInButton')}
          </button>
        </form>
      </div>
    </>
  )
}
