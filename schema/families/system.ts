/** System: users, their roles, and file records. Never readable under `/items`; users and roles have endpoints of their own. */
import { collection, dateTime, hash, integer, list, one, oneOf, required, text, uuid, number } from '../define.ts'
import { policies, type PolicyName } from '../policies.ts'

const policyNames = Object.keys(policies) as PolicyName[]

export const directus_roles = collection({
  family: 'system',
  policies: ['read-and-update-self'],
  // Without the users of a role: who they are is for nobody else to learn.
  fields: { id: required(uuid()), name: required(text()), description: text() },
})

export const directus_users = collection({
  family: 'system',
  policies: ['read-and-update-self'],
  fields: {
    id: required(uuid()),
    first_name: text(),
    last_name: text(),
    email: required(text()),
    status: required(oneOf(['active', 'suspended'])),
    role: one('directus_roles'),
    policies: list(policyNames),
    /** Only a hash is kept; reading shows asterisks when one is set. */
    token: hash(),
    search_token: text(),
    last_page: text(),
    last_access: dateTime(),
  },
})

export const directus_files = collection({
  family: 'system',
  policies: ['asset-read'],
  fields: {
    id: required(uuid()),
    title: text(),
    description: text(),
    filename_download: required(text()),
    /** MIME type. */
    type: required(text()),
    /** Bytes. */
    filesize: integer(),
    /** Pixels. */
    width: integer(),
    height: integer(),
    /** Seconds. */
    duration: number(),
    uploaded_on: dateTime(),
  },
})
