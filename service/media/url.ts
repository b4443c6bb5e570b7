/**
 * The address of a medium, taken apart. Nothing here touches a file: the public id goes to the caller's `find` only.
 *
 *   /image/upload/s--Ai4Znfl3--/w_800,c_fill/f_auto/v1712/folder/0b6c….jpg
 *    kind  type    signature     groups──────────── version publicId── extension
 */
import { shortened } from '../message-values.ts'
import type { MediaLimits } from './limits.ts'
import { invalidComponent, Refusal } from './refusal.ts'

const kinds = ['image', 'video', 'raw'] as const
export type Kind = (typeof kinds)[number]

export type MediaAddress = {
  readonly kind: Kind
  /** One entry a group, in the order they are applied; each holds its comma-separated components as written. */
  readonly groups: readonly (readonly string[])[]
  /** Whether it says which version of the file it means; which one is for caches alone. */
  readonly isVersioned: boolean
  readonly publicId: string
  /** In lower case, without the dot; null when the address has none. */
  readonly extension: string | null
  /** The characters between the dashes, and the text they vouch for; null when the address has none. */
  readonly signature: { readonly value: string; readonly text: string } | null
}

const closedTypes = new Set(['authenticated', 'private', 'fetch', 'facebook', 'youtube', 'sprite', 'multi', 'text'])
const componentShape = /^[a-z]{1,3}_./
const versionShape = /^v\d+$/
const signatureShape = /^s--(.*)--$/

/**
 * The parts of a media path.
 * @param path percent-encoded, begins with the kind of medium (`/image/upload/…`), holds no query
 * @throws Refusal 400 for an address that cannot be read or has more groups and components than `limits` allow, 401
 * for delivery types that are not open
 * Source: docs/contract.md 10.8. Chosen: a folder whose name looks like a transformation (`ab_…`) needs a
 * version before it, as in the public convention: everything before `v<digits>` is transformation, everything after it
 * is public id.
 */
export const parseAddress = (path: string, limits: Pick<MediaLimits, 'maxGroups' | 'maxComponents'>): MediaAddress => {
  const [, ...written] = path.split('/')
  const [kindText = '', type = '', ...parts] = written.map(decode)
  const kind = kinds.find((known) => known === kindText)
  if (kind === undefined) throw new Refusal(400, `Invalid resource type - ${shortened(kindText)}`)
  if (closedTypes.has(type)) throw new Refusal(401, 'deny or ACL failure')
  if (type !== 'upload') throw new Refusal(400, `Invalid delivery type - ${shortened(type)}`)

  const value = signatureShape.exec(parts[0] ?? '')?.[1] ?? null
  const rest = value === null ? parts : parts.slice(1)
  const cut = cutAt(rest)
  const groups = rest.slice(0, cut.groups).map(splitGroup)
  const components = groups.reduce((sum, group) => sum + group.length, 0)
  if (groups.length > limits.maxGroups || components > limits.maxComponents) {
    const most = `at most ${limits.maxGroups} groups, ${limits.maxComponents} components`
    throw new Refusal(400, `Too many transformation components (${most})`)
  }
  const raw = written.slice(-rest.length)
  const text = [...raw.slice(0, cut.groups), ...raw.slice(cut.id)].join('/')
  return {
    kind,
    groups,
    isVersioned: cut.id > cut.groups,
    ...splitName(rest.slice(cut.id)),
    signature: value === null ? null : { value, text },
  }
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new Refusal(400, 'Invalid percent-encoding in the address')
  }
}

/** How many segments are transformation groups, and where the public id begins. */
const cutAt = (segments: readonly string[]): { groups: number; id: number } => {
  const version = segments.findIndex((segment) => versionShape.test(segment))
  if (version >= 0 && version < segments.length - 1) return { groups: version, id: version + 1 }
  let groups = 0
  // The last segment is always (part of) the public id.
  while (groups < segments.length - 1 && looksLikeGroup(segments[groups] ?? '')) groups += 1
  return { groups, id: groups }
}

const looksLikeGroup = (segment: string): boolean => segment.includes(',') || componentShape.test(segment)

const splitGroup = (segment: string): string[] => {
  const components = segment.split(',')
  for (const component of components)
    if (!componentShape.test(component)) throw invalidComponent(component, 'key_value')
  return components
}

/** Characters. */
const longestName = 300

const splitName = (segments: readonly string[]): { publicId: string; extension: string | null } => {
  const name = segments.join('/')
  if (name === '') throw new Refusal(400, 'Missing public id')
  const unsafe = segments.some((part) => part === '' || part === '.' || part === '..' || /[\\/\p{Cc}]/u.test(part))
  if (unsafe || name.length > longestName)
    throw new Refusal(
      400,
      `Invalid public id (at most ${longestName} characters, without empty parts, dots alone and backslashes)`,
    )
  const match = /^(.*[^/])\.([A-Za-z0-9]{1,5})$/.exec(name)
  return { publicId: match?.[1] ?? name, extension: match?.[2]?.toLowerCase() ?? null }
}
