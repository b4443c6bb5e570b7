import { getTranslations } from 'next-intl/server'
import { ContactForm } from '#components/forms/contact-form.tsx'
import { problemsInWords } from '#components/forms/problems-in-words.ts'
import { ProblemSummary } from '#components/forms/problem-summary.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { Part } from '#components/ui/part.tsx'
import { contact } from '#lib/forms/contact.ts'
import { readReturned } from '#lib/forms/form-state.ts'

/** Fields in each state, and a form that came back with its problems. */
export const FormSpecimens = async () => {
  const [t, form, returned] = [
    await getTranslations('contact'),
    await getTranslations('form'),
    await readReturned(contact.name, {}),
  ]
  const problems = problemsInWords(['name', 'email'], t, form, {})
  return (
    <Part id="formulier" title="Formulier" className="space-y-10">
      <div className="grid max-w-4xl gap-6 md:grid-cols-2">
        <TextField name="veld-leeg" label="Leeg" maxLength={100} />
        <TextField name="veld-hulp" label="Met hulp" help="Zoals je het zelf zou zeggen." maxLength={100} />
        <TextField name="veld-gevuld" label="Ingevuld" value="Ada Jansen" maxLength={100} optional />
        <TextField
          name="veld-fout"
          label="Met een fout"
          value="ada@"
          problem="Dit is geen mailadres."
          maxLength={100}
        />
        <TextField name="veld-regels" label="Meer regels" rows={4} maxLength={1000} />
      </div>
      <ProblemSummary problems={problems} />
      <ContactForm
        {...returned}
        values={{ question: 'Hoe lang duurt de pabo?' }}
        problems={new Map(problems.map(({ field, text }) => [field, text]))}
      />
    </Part>
  )
}
