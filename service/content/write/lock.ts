/** An optimistic lock: a payload may bear the `date_updated` that its editor read. */
import type { ModelCollection } from '#schema/model.ts'
import { ApiError, invalidPayload } from '../../http/errors.ts'
import type { Row } from '../../store/catalogue.ts'
import { toStoredTime } from '../../store/time.ts'

/**
 * Checks that the row is still as it was when its editor read it.
 * @throws ApiError CONFLICT when it was changed since; INVALID_PAYLOAD for what is no instant.
 * Chosen: Directus sets the field itself and ignores the one in a payload, so that the same payload is right for both.
 */
export const requireCurrent = ({ name, fields }: ModelCollection, row: Row, read: unknown): void => {
  if (read === undefined || !fields.has('date_updated')) return
  if (read !== null && typeof read !== 'string') throw invalidPayload('"date_updated" must be an instant of ISO 8601')
  const instant = read === null ? null : toStoredTime('dateTime', read)
  if (read !== null && instant === null) throw invalidPayload('"date_updated" must be an instant of ISO 8601')
  const present = row['date_updated'] ?? null
  if (present === instant) return
  throw new ApiError(
    'CONFLICT',
    `This item of "${name}" was changed at ${typeof present === 'string' ? present : 'an unknown moment'}, after it was read. Read it again, and save your change on that.`,
    { collection: name, id: row['id'], date_updated: present },
  )
}
