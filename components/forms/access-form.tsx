import { getTranslations } from 'next-intl/server'
import { accessRequest } from '#lib/forms/access-request.ts'
import { EmailField, fieldOf, LetterForm, type Returned } from './letter-form.tsx'
import { TextField } from './text-field.tsx'

/** The request for access to the API: person, organisation and purpose. */
export const AccessForm = async (returned: Returned) => {
  const t = await getTranslations('access')
  const field = (name: string) => fieldOf(returned, name)
  return (
    <LetterForm
      action="/api/access-request"
      name={accessRequest.name}
      returned={returned}
      retention={t('kept')}
      send={t('send')}
    >
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={100} />
      <EmailField returned={returned} />
      <TextField
        {...field('adminEmail')}
        label={t('adminEmail')}
        help={t('adminEmailHelp')}
        type="email"
        maxLength={254}
      />
      <TextField {...field('organisation')} label={t('organisation')} autoComplete="organization" maxLength={200} />
      <TextField {...field('use')} label={t('use')} help={t('useHelp')} rows={6} />
    </LetterForm>
  )
}
