import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { contact } from '#lib/forms/contact.ts'
import { longestText } from '#lib/forms/fields.ts'
import { FormStart } from './form-start.tsx'
import { TextField } from './text-field.tsx'

type Props = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: ReadonlyMap<string, string>
}

/** A message to the team. */
export const ContactForm = async ({ values, problems }: Props) => {
  const [t, form] = [await getTranslations('contact'), await getTranslations('form')]
  const field = (name: string) => ({ name, value: values[name], problem: problems.get(name) })
  return (
    <form action="/api/contact" method="post" noValidate className="max-w-2xl space-y-6">
      <FormStart name={contact.name} />
      <TextField {...field('name')} label={form('name')} autoComplete="name" maxLength={100} />
      <TextField
        {...field('email')}
        label={form('email')}
        help={form('emailHelp')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field('question')}
        label={t('question')}
        help={t('questionHelp')}
        rows={6}
        maxLength={longestText}
      />
      <p className="text-sm text-muted">{t('kept')}</p>
      <button id="versturen" type="submit" className={buttonClass({ size: 'lg' })}>
        {form('send')}
      </button>
    </form>
  )
}
