import { getTranslations } from 'next-intl/server'
import { contact } from '#lib/forms/contact.ts'
import { EmailField, fieldOf, LetterForm, type Returned } from './letter-form.tsx'
import { TextField } from './text-field.tsx'

/** A message to the team. */
export const ContactForm = async (returned: Returned) => {
  const [t, form] = [await getTranslations('contact'), await getTranslations('form')]
  const field = (name: string) => fieldOf(returned, name)
  return (
    <LetterForm action="/api/contact" name={contact.name} returned={returned} retention={t('kept')} send={form('send')}>
      <TextField {...field('name')} label={form('name')} autoComplete="name" maxLength={100} />
      <EmailField returned={returned} />
      <TextField {...field('question')} label={t('question')} help={t('questionHelp')} rows={6} />
    </LetterForm>
  )
}
