import { env } from '#lib/env.ts'

/** Where whoever answers for this site can be written to. */
export const MailLink = () => <a href={`mailto:${env.contactEmail}`}>{env.contactEmail}</a>
