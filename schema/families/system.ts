/** System: users, their roles, and file records. Never readable under `/items`; users and roles have endpoints of their own. */
import * as f from '../define.ts'
import { policies, type PolicyName } from '../policies.ts'

const collection = f.family('system')

const policyNames = Object.keys(policies) as PolicyName[]

export const directus_roles = collection({
  policies: ['read-and-update-self'],
  // Without the users of a role: who they are is for nobody else to learn.
  fields: { name: f.required(f.text()), description: f.text() },
})

export const directus_users = collection({
  policies: ['read-and-update-self'],
  fields: {
    first_name: f.text(),
    last_name: f.text(),
    email: f.required(f.text()),
    status: f.required(f.oneOf(['active', 'suspended'])),
    role: f.one('directus_roles'),
    policies: f.list(policyNames),
    /** Only a hash is kept; reading shows asterisks when one is set. */
    token: f.hash(),
    search_token: f.text(),
    last_page: f.text(),
    last_access: f.dateTime(),
  },
})

export const directus_files = collection({
  policies: ['asset-read'],
  fields: {
    title: f.text(),
    description: f.text(),
    filename_download: f.required(f.text()),
    type: f.required(f.mediaType()),
    /** Bytes. */
    filesize: f.integer(),
    /** Pixels. */
    width: f.integer(),
    height: f.integer(),
    /** Seconds. */
    duration: f.number(),
    uploaded_on: f.dateTime(),
  },
})
