import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { PasswordForm } from '#components/forms/password-form.tsx'
import { ProblemSummary } from '#components/forms/problem-summary.tsx'
import { problemsInWords } from '#components/forms/problems-in-words.ts'
import { PageHeader } from '#components/ui/page-header.tsx'
import { newPassword } from '#lib/forms/new-password.ts'
import { formMetadata, isReturned } from '#lib/forms/form-metadata.ts'
import { readReturned } from '#lib/forms/form-state.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

export const generateMetadata = formMetadata(
  unlistedMetadata('/wachtwoord', 'password.title'),
  isReturned(newPassword.name),
)

export default async function PasswordPage({ searchParams }: PageProps<'/[locale]/wachtwoord'>) {
  await connection()
  const parameters = await searchParams
  const [t, form, { values, problems: names }] = [
    await getTranslations('password'),
    await getTranslations('form'),
    await readReturned(newPassword.name, parameters),
  ]
  const { token } = parameters
  const problems = problemsInWords(names, t, form, {})
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-12">
        <ProblemSummary problems={problems} />
        <PasswordForm
          values={typeof token === 'string' ? { code: token, ...values } : values}
          problems={new Map(problems.map(({ field, text }) => [field, text]))}
        />
      </div>
    </>
  )
}
