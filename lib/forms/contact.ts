/** The form with which visitors write to the team. */
import { z } from 'zod'
import { pathsOf } from '../i18n/pathname.ts'
import { mailAddress, personName, text } from './fields.ts'
import type { Letter } from './letter.ts'
import { createFormLimits } from './limit.ts'

const shape = z.object({
  name: personName,
  email: mailAddress,
  question: text.pipe(z.string().min(1)),
})

/** Thirty in ten minutes for one network: a class behind one address. Chosen. */
export const contact: Letter<typeof shape> = {
  name: 'contact',
  pages: pathsOf('/contact'),
  thanks: pathsOf('/contact/ontvangen'),
  limits: createFormLimits('contact', { each: 30, all: 600 }),
  shape,
  compose: ({ name, email, question }, locale) => ({
    replyTo: email,
    subject: 'Vraag van een bezoeker',
    text: `Naam: ${name}\nE-mail: ${email}\nTaal: ${locale === 'nl' ? 'Nederlands' : 'Engels'}\n\n${question}`,
  }),
}
