/** What a key may do, on which indexes, within which records. */
import type { JsonObject } from '../paths.ts'
import { SearchRefusal } from '../refusal.ts'

/** The protocol's own names. `admin` is ours: it also manages keys. */
export const acls = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'admin',
] as const
export type Acl = (typeof acls)[number]

export type Grant = {
  /** Names of indexes, `*` standing for any run of letters in them; `*` alone opens all. */
  readonly indexes: readonly string[] | '*'
  /** Left out: everything that reads. */
  readonly acl?: readonly Acl[]
  /** Filters by index that every search of the key is subject to. */
  readonly filters?: Readonly<Record<string, string>>
  /** Parameters that win over those of the request. */
  readonly forced?: JsonObject
  readonly maxHitsPerQuery?: number
}

/** What a search token may do. Chosen: everything that reads, since it opens no more than the content API shows anyway. */
export const readingAcl: readonly Acl[] = ['search', 'browse', 'settings', 'listIndexes']

/** Whether a name is among the patterns. */
export const matchesPattern = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => {
    if (!pattern.includes('*')) return pattern === name
    const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`, 's').test(name)
  })

/** Whether the key opens the index at all. */
export const opens = ({ indexes }: Grant, name: string): boolean => indexes === '*' || matchesPattern(indexes, name)

/** @throws SearchRefusal 403 when the key may not do this. */
export const demand = ({ acl = readingAcl }: Grant, wanted: Acl): void => {
  if (!acl.includes(wanted)) throw new SearchRefusal(403, 'Method not allowed with this API key')
}

/** Whether the key manages other keys, and may know which indexes do not exist. */
export const isAdmin = ({ acl = [] }: Grant): boolean => acl.includes('admin')

/** The filters that a search of this index is subject to. */
export const restrictionsOn = ({ filters, forced }: Grant, name: string): string[] => {
  const own = filters && Object.hasOwn(filters, name) ? filters[name] : undefined
  return [own, forced?.['filters']].filter((filter) => typeof filter === 'string')
}
