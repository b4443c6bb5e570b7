/** A collection of the model in the form in which Directus takes it. */
import type { ModelCollection } from '#schema/model.ts'
import { fieldForm } from './field-form.ts'

const icons: Readonly<Record<string, string>> = {
  'knowledge-base': 'menu_book',
  navigator: 'explore',
  media: 'play_circle',
  routes: 'route',
  filters: 'label',
  blocks: 'widgets',
}

/** The body that `POST /collections` takes, with all fields. */
export const collectionForm = (collection: ModelCollection) => {
  const { name, description, fields } = collection
  const hasStatus = fields.has('status')
  return {
    collection: name,
    schema: {},
    meta: {
      hidden: description === null,
      icon: description ? icons[description.family] : 'import_export',
      sort_field: description && fields.has('sort') ? 'sort' : null,
      ...(hasStatus ? { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' } : {}),
    },
    fields: [...fields.values()].map((field) => fieldForm(collection, field)),
  }
}
