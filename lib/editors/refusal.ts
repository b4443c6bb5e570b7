/** What this site refuses to save, since nobody could reach or name its page. */
import type { Problem } from './content-call.ts'
import { editable, type EditableName, type Values } from './editable.ts'

/** Characters of an address at most. Chosen: one that is made of a title has 80. The messages `problem.addressInvalid` say it too. */
const longestSlug = 100
const usableSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Why these values cannot be saved; null where they can. `formerSlug`: the stored one, null for a new item: an address that stays is
 * accepted as it is, since the catalogue may have others than this site makes.
 */
export const refusalOf = (
  collection: EditableName,
  { title, slug }: Pick<Values, 'title' | 'slug'>,
  formerSlug: string | null,
): Problem | null => {
  if (!title.trim())
    return { kind: 'titleMissing', field: editable[collection].title, message: 'The title has no characters.' }
  const address = slug.trim()
  if (collection !== 'articles' || address === formerSlug) return null
  if (address.length <= longestSlug && usableSlug.test(address)) return null
  return {
    kind: 'addressInvalid',
    field: 'slug',
    message: `An address has the letters a-z, digits and single hyphens, and ${longestSlug} characters at most.`,
  }
}
