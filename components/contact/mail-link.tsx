import { env } from '#lib/env.ts'

/** A link to the mail address of the site owner. */
export const MailLink = () => <a href={`mailto:${env.contactEmail}`}>{env.contactEmail}</a>
