/** The permissions of each policy, in the form in which Directus takes them. Source: docs/contract.md 10.3. */
import { model, type ModelCollection } from '#schema/model.ts'
import { policies, type Policy, type PolicyName } from '#schema/policies.ts'

type Rule = Readonly<Record<string, unknown>>
export type PermissionForm = {
  readonly collection: string
  readonly action: 'create' | 'read' | 'update' | 'delete'
  readonly permissions: Rule | null
  /** What the written values have to be like. */
  readonly validation?: Rule
  readonly fields: readonly string[]
}

const together = (rules: readonly Rule[]): Rule | null =>
  rules.length === 0 ? null : rules.length === 1 ? (rules[0] ?? null) : { _and: rules }

const published: Rule = { status: { _eq: 'published' } }

const rulesFor = (collection: ModelCollection, policy: Policy, drafts: boolean): Rule[] => [
  ...(collection.fields.has('status') && !drafts ? [published] : []),
  ...(collection.fields.has('vendor') && policy.vendor ? [{ vendor: { _eq: policy.vendor } }] : []),
]

/** The rules of a junction: the items on both its sides are visible. */
const junctionRule = (junction: ModelCollection, policy: Policy): Rule | null =>
  together(
    [...junction.fields.values()].flatMap((field) => {
      const target = field.kind === 'one' ? model.get(field.to) : undefined
      const rule = target && together(rulesFor(target, policy, false))
      return rule ? [{ [field.name]: rule }] : []
    }),
  )

const readable = (collection: ModelCollection, name: PolicyName): PermissionForm[] => {
  const policy: Policy = policies[name]
  const base = { collection: collection.name, action: 'read' } as const
  const { description } = collection
  if (!description) {
    const owner = model.get(collection.joins[0] ?? '')?.description
    return owner?.policies.includes(name)
      ? [{ ...base, permissions: junctionRule(collection, policy), fields: ['*'] }]
      : []
  }
  const { embargo } = description
  const rules = rulesFor(collection, policy, false)
  const open = [...collection.fields.keys()].filter((field) => !embargo?.fields.includes(field))
  const plain = { ...base, permissions: together(rules), fields: embargo ? open : ['*'] }
  if (name === 'read-published-media')
    return embargo
      ? [{ ...base, permissions: together([...rules, { [embargo.until]: { _lte: '$NOW' } }]), fields: ['*'] }]
      : []
  return description.policies.includes(name) ? [plain] : []
}

/** At least 32 bytes in Base64 URL, or in hexadecimal, which takes more letters. Source: docs/contract.md 5.1. */
const strongToken = '^(?![0-9A-Fa-f]{0,63}$)[A-Za-z0-9_-]{43,512}={0,2}$'

const self: readonly PermissionForm[] = [
  {
    collection: 'directus_users',
    action: 'read',
    permissions: { id: { _eq: '$CURRENT_USER' } },
    fields: [
      'id',
      'first_name',
      'last_name',
      'email',
      'status',
      'role',
      'policies',
      'search_token',
      'last_page',
      'last_access',
    ],
  },
  {
    collection: 'directus_users',
    action: 'update',
    permissions: { id: { _eq: '$CURRENT_USER' } },
    fields: ['first_name', 'last_name', 'email', 'password', 'token'],
    validation: { token: { _regex: strongToken } },
  },
]

/** What changed and where, not by whom: a service that copies the catalogue for search follows it. */
const changes: PermissionForm = {
  collection: 'directus_activity',
  action: 'read',
  permissions: null,
  fields: ['id', 'action', 'collection'],
}

/** Those of one policy of `schema/policies.ts`, without those on collections of Directus that nobody should read. */
export const permissionForms = (name: PolicyName): readonly PermissionForm[] => {
  if (name === 'read-and-update-self') return self
  if (name === 'search-token') return [changes]
  if (name === 'asset-read') return [{ collection: 'directus_files', action: 'read', permissions: null, fields: ['*'] }]
  const content = [...model.values()].filter((collection) => !collection.name.startsWith('directus_'))
  if (name !== 'read-drafts') return content.flatMap((collection) => readable(collection, name))
  return content
    .filter(
      ({ fields, joins }) => fields.has('status') || joins.some((joined) => model.get(joined)?.fields.has('status')),
    )
    .map(({ name: collection }) => ({ collection, action: 'read', permissions: null, fields: ['*'] }))
}

/** Everything that editors do in the Studio: content and files, never accounts or settings. */
export const editorPermissions: readonly PermissionForm[] = [...model.keys()]
  .filter((name) => name === 'directus_files' || !name.startsWith('directus_'))
  .flatMap((collection) =>
    (['create', 'read', 'update', 'delete'] as const).map((action) => ({
      collection,
      action,
      permissions: null,
      fields: ['*'],
    })),
  )
