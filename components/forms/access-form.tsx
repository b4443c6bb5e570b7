import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { accessRequest } from '#lib/forms/access-request.ts'
import { longestText } from '#lib/forms/fields.ts'
import { FormStart } from './form-start.tsx'
import { TextField } from './text-field.tsx'

type Props = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: ReadonlyMap<string, string>
}

/** Who asks for access, and for what. */
export const AccessForm = async ({ values, problems }: Props) => {
  const [t, form] = [await getTranslations('access'), await getTranslations('form')]
  const field = (name: string) => ({ name, value: values[name], problem: problems.get(name) })
  return (
    <form action="/api/access-request" method="post" noValidate className="max-w-2xl space-y-6">
      <FormStart name={accessRequest.name} />
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={100} />
      <TextField
        {...field('email')}
        label={form('email')}
        help={form('emailHelp')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field('adminEmail')}
        label={t('adminEmail')}
        help={t('adminEmailHelp')}
        type="email"
        maxLength={254}
      />
      <TextField {...field('organisation')} label={t('organisation')} autoComplete="organization" maxLength={200} />
      <TextField {...field('use')} label={t('use')} help={t('useHelp')} rows={6} maxLength={longestText} />
      <p className="text-sm text-muted">{t('kept')}</p>
      <button id="versturen" type="submit" className={buttonClass({ size: 'lg' })}>
        {t('send')}
      </button>
    </form>
  )
}
