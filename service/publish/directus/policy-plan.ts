/** The policies, permissions, role and account that a running Directus lacks. */
import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { basePolicies, policies, previewPolicies, sitePolicies, type PolicyName } from '#schema/policies.ts'
import { allRows, type Call } from './instance.ts'
import { editorPermissions, permissionForms, type PermissionForm } from './permission-form.ts'
import type { Plan, Step } from './schema-plan.ts'

const policyRows = z.array(z.object({ id: z.string(), name: z.string() }))
const permissionRows = z.array(z.object({ policy: z.string().nullable(), collection: z.string(), action: z.string() }))
const users = z.array(z.object({ id: z.string(), email: z.string().nullable() }))

/** Policies of ours bear this before their name, so that those of others are left alone. */
const prefix = 'Lesroute: '
const editors = `${prefix}editors`
/** The accounts of the site: one for its pages, one for what editors preview, at a mail address made of the first one's. */
const accounts = {
  site: {
    last: 'site',
    setting: 'CONTENT_API_TOKEN',
    policies: [...basePolicies, ...sitePolicies],
    mail: (site: string) => site,
  },
  preview: {
    last: 'preview',
    setting: 'CONTENT_PREVIEW_TOKEN',
    policies: [...basePolicies, ...previewPolicies],
    mail: (site: string) => site.replace('@', '+preview@'),
  },
} as const

const entriesOf = <T extends object>(value: T) => Object.entries(value) as [keyof T & string, T[keyof T]][]

const wanted = (): readonly { name: string; description: string; app: boolean; forms: readonly PermissionForm[] }[] => [
  // Who writes there is an editor in the Studio.
  ...(Object.keys(policies) as PolicyName[])
    .filter((name) => !name.startsWith('write-'))
    .map((name) => ({
      name: `${prefix}${name}`,
      description: policies[name].describes,
      app: false,
      forms: permissionForms(name),
    })),
  { name: editors, description: 'Write content and files in the Studio.', app: true, forms: editorPermissions },
]

/** Tokens by account. */
export type Tokens = { readonly site?: string; readonly preview?: string }

/**
 * Reads the instance and answers the steps to our policies, the role of editors and the accounts of the site: its own at that
 * mail address, and one that reads drafts. `tokens` become theirs; those that are missing are made by chance.
 * Chosen: a permission that is there is left as it is, whatever its rule, because administrators narrow them.
 */
export const planPolicies = async (call: Call, account: string, tokens: Tokens): Promise<Plan> => {
  const present = await allRows(call, '/policies?limit=-1&sort=id&fields=id,name', policyRows)
  const permissions = await allRows(
    call,
    '/permissions?limit=-1&sort=id&fields=policy,collection,action',
    permissionRows,
  )
  const there = new Set(permissions.map(({ policy, collection, action }) => `${policy}/${collection}/${action}`))
  const steps: Step[] = []
  const ids = new Map(present.map(({ id, name }) => [name, id]))
  for (const { name, description, app, forms } of wanted()) {
    const id = ids.get(name) ?? randomUUID()
    if (ids.has(name)) {
      const missing = forms.filter(({ collection, action }) => !there.has(`${id}/${collection}/${action}`))
      for (const form of missing)
        steps.push({
          line: `permission of "${name}" to ${form.action} ${form.collection}`,
          method: 'POST',
          path: '/permissions',
          body: { ...form, policy: id },
        })
      continue
    }
    ids.set(name, id)
    const body = { id, name, description, app_access: app, admin_access: false, icon: 'school', permissions: forms }
    steps.push({ line: `policy "${name}" with ${forms.length} permissions`, method: 'POST', path: '/policies', body })
  }
  const roles = await allRows(call, '/roles?limit=-1&sort=id&fields=id,name', policyRows)
  if (!roles.some(({ name }) => name === 'Lesroute editors'))
    steps.push({
      line: 'role "Lesroute editors"',
      method: 'POST',
      path: '/roles',
      body: { name: 'Lesroute editors', icon: 'edit', policies: [{ policy: ids.get(editors) }] },
    })
  const known = await allRows(call, '/users?limit=-1&sort=id&fields=id,email', users)
  for (const [name, { last, policies: held, mail, setting }] of entriesOf(accounts)) {
    const email = mail(account)
    if (known.some((user) => user.email?.toLowerCase() === email.toLowerCase())) continue
    const own = tokens[name] ?? randomBytes(32).toString('base64url')
    steps.push({
      ...(tokens[name] ? {} : { done: `Set ${setting}=${own}; the token is shown this once.` }),
      line: `account ${email} with ${held.length} policies`,
      method: 'POST',
      path: '/users',
      body: {
        email,
        first_name: 'Lesroute',
        last_name: last,
        status: 'active',
        token: own,
        search_token: randomBytes(32).toString('base64url'),
        policies: held.map((policy) => ({ policy: ids.get(`${prefix}${policy}`) })),
      },
    })
  }
  return { steps, conflicts: [] }
}
