/** The form to request a token for the content API. */
import { z } from 'zod'
import { pathsOf } from '../i18n/pathname.ts'
import { mailAddress, nameLine, personName, text } from './fields.ts'
import type { Letter } from './letter.ts'
import { createFormLimits } from './limit.ts'

const shape = z.object({
  name: personName,
  email: mailAddress,
  adminEmail: mailAddress,
  organisation: nameLine(200).min(1),
  use: text.pipe(z.string().min(1)),
})

/** Ten in ten minutes for one network. Source: docs/contract.md 10.3 for the fields; the limit is chosen. */
export const accessRequest: Letter<typeof shape> = {
  name: 'access',
  pages: pathsOf('/access-request'),
  thanks: pathsOf('/access-request/ontvangen'),
  limits: createFormLimits('access', { each: 10, all: 300 }),
  shape,
  compose: ({ name, email, adminEmail, organisation, use }, locale) => ({
    replyTo: email,
    subject: 'Aanvraag van toegang tot de API',
    text: [
      `Naam: ${name}`,
      `E-mail: ${email}`,
      `E-mail van de administratie: ${adminEmail}`,
      `Organisatie: ${organisation}`,
      `Taal: ${locale === 'nl' ? 'Nederlands' : 'Engels'}`,
      '',
      use,
    ].join('\n'),
  }),
}
