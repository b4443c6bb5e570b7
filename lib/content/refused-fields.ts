/** Reduces a list of fields to what a service has, by the names in its refusal. */

/**
 * The paths of a collection's fields without those that the refusal names; null where it names none of them.
 * Source: Directus, `You don't have permission to access field "a" in collection "b" or it does not exist.`
 */
export const withoutRefused = (
  collection: string,
  paths: readonly string[],
  refusal: string,
): readonly string[] | null => {
  const [, fields = '', where = ''] = /access fields? ((?:"[^"]+"(?:, )?)+) in collection "([^"]+)"/.exec(refusal) ?? []
  const refused = new Set([...fields.matchAll(/"([^"]+)"/g)].map(([, name]) => name))
  // A field of a related collection stands behind the relation.
  const isRefused = (path: string) => {
    const [own, ...related] = path.split('.').map((part) => part.split(':')[0])
    return where === collection ? refused.has(own) : related.some((part) => refused.has(part))
  }
  const allowed = paths.filter((path) => !isRefused(path))
  return allowed.length < paths.length && allowed.length > 0 ? allowed : null
}
