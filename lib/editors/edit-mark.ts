/** Marks of what an editor can edit in place. */
import { setAttr } from '@directus/visual-editing'

/** The address of the script that makes marks work. Apart from it, so that pages read no files. */
export const editingScriptPath = '/api/draft/editing'

export type EditMark = { readonly 'data-directus'?: string }

/** The attribute that names an item, and the fields shown there; none for visitors. */
export const editMark = (
  isDraft: boolean,
  collection: string,
  item: string,
  fields: readonly string[] = [],
): EditMark =>
  isDraft
    ? {
        'data-directus': setAttr({
          collection,
          item,
          ...(fields.length ? { fields: [...fields] } : {}),
          mode: 'drawer',
        }),
      }
    : {}
