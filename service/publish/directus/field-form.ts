/** A field of the model in the form in which Directus takes it. */
import type { ModelCollection, ModelField } from '#schema/model.ts'

/** The body that `POST /fields` and `POST /collections` take for a field. */
export type FieldForm = {
  readonly field: string
  readonly type: string
  readonly meta: Readonly<Record<string, unknown>>
  readonly schema: Readonly<Record<string, unknown>> | null
}

type Look = { readonly type: string; readonly interface: string; readonly special?: string; readonly options?: object }

const looks: Readonly<Record<string, Look>> = {
  uuid: { type: 'uuid', interface: 'input', special: 'uuid' },
  text: { type: 'text', interface: 'input' },
  slug: { type: 'string', interface: 'input', options: { slug: true, trim: true } },
  richText: { type: 'json', interface: 'input-code', special: 'cast-json', options: { language: 'JSON' } },
  json: { type: 'json', interface: 'input-code', special: 'cast-json', options: { language: 'JSON' } },
  boolean: { type: 'boolean', interface: 'boolean', special: 'cast-boolean' },
  integer: { type: 'integer', interface: 'input' },
  number: { type: 'float', interface: 'input' },
  date: { type: 'date', interface: 'datetime' },
  dateTime: { type: 'timestamp', interface: 'datetime' },
  oneOf: { type: 'string', interface: 'select-dropdown' },
  // Not csv: names of places hold commas.
  list: { type: 'json', interface: 'tags', special: 'cast-json' },
  hash: { type: 'hash', interface: 'input-hash', special: 'hash' },
  point: { type: 'geometry.Point', interface: 'map' },
  // An area may have parts, so that its column takes any geometry.
  polygon: { type: 'geometry', interface: 'map' },
  multiPoint: { type: 'geometry.MultiPoint', interface: 'map' },
  one: { type: 'uuid', interface: 'select-dropdown-m2o', special: 'm2o' },
  any: { type: 'string', interface: 'input' },
}

const long = /^(summary|description|bio|transcript_.*|.*_description)$/

/** Notes for editors on fields that mean the same wherever they stand. */
const notes: Readonly<Record<string, string>> = {
  status: 'Alleen "published" is openbaar. Only "published" is public.',
  slug: 'Laatste deel van het adres; uniek. Last part of the address; unique.',
  path: 'Adres van de pagina op de site. Address of the page on the site.',
  editor_nodes: 'Items waarnaar de tekst verwijst. Items to which the text refers.',
  publication_date: 'Tot dit moment is de opname verborgen. Until then the recording is hidden.',
  date_publish: 'Op dit moment wordt het gepubliceerd (een Flow doet dat). A Flow publishes it at this moment.',
  date_next_review: 'Wanneer de redactie dit opnieuw leest. When editors read this again.',
  sort: 'Volgorde. Order.',
}

const structured: Readonly<Record<string, string>> = {
  richText: 'Document van Tiptap (JSON). Tiptap document (JSON).',
  json: 'Gegevens als JSON. Data as JSON.',
}

const choices = (values: readonly string[]) => values.map((value) => ({ text: value, value }))

const alias = (field: ModelField & { kind: 'many' }): FieldForm => {
  const kind = field.onward === null ? 'o2m' : field.onward === 'item' ? 'm2a' : 'm2m'
  const view = { o2m: 'list-o2m', m2m: 'list-m2m', m2a: 'list-m2a' }[kind]
  const note = notes[field.name]
  return {
    field: field.name,
    type: 'alias',
    schema: null,
    meta: { special: [kind], interface: view, ...(note ? { note } : {}) },
  }
}

/**
 * Whether the column takes no row without a value, so that the API refuses one as well: `required` alone counts in the Studio.
 * Chosen: not for relations, which are emptied when what they lead to is deleted, nor for booleans, where empty means no.
 */
export const isNeverEmpty = ({ description }: ModelCollection, field: ModelField): boolean =>
  description !== null && 'required' in field && field.required && !['one', 'boolean'].includes(field.kind)

/** The field as Directus takes it; `owner` is the collection in which it stands. */
export const fieldForm = (owner: ModelCollection, field: ModelField): FieldForm => {
  if (field.kind === 'many') return alias(field)
  const look = looks[field.kind]
  if (!look) throw new Error(`no form for the kind ${field.kind} of ${owner.name}.${field.name}`)
  const { name } = field
  const isFile = field.kind === 'one' && field.to === 'directus_files'
  const values = 'values' in field ? field.values : undefined
  const [isKey, isJunction] = [name === 'id', owner.description === null]
  const note = notes[name] ?? structured[field.kind]
  const special = isFile
    ? 'file'
    : name === 'date_updated'
      ? 'date-updated'
      : field.kind === 'uuid' && !isKey
        ? undefined
        : look.special
  const multiline = field.kind === 'text' && long.test(name)
  const ofList = field.kind === 'list' && values
  return {
    field: name,
    type: look.type,
    meta: {
      interface: isFile ? 'file' : multiline ? 'input-multiline' : ofList ? 'select-multiple-dropdown' : look.interface,
      special: special ? [special] : null,
      options: values ? { choices: choices(values) } : (look.options ?? null),
      // A junction's keys are filled in by Directus, after the check of required fields.
      required: !isKey && !isJunction && 'required' in field && field.required && field.kind !== 'boolean',
      hidden: isKey || isJunction,
      readonly: isKey,
      ...(note ? { note } : {}),
    },
    schema: {
      ...(isKey ? { is_primary_key: true } : {}),
      ...(isKey || isNeverEmpty(owner, field) ? { is_nullable: false } : {}),
      ...(field.kind === 'slug' ? { is_unique: true } : {}),
      // Not Directus's "date-created", which would overwrite the days of imported rows.
      ...(name === 'date_created' ? { default_value: 'now()' } : {}),
      ...(name === 'status' && owner.description?.family !== 'system' ? { default_value: 'draft' } : {}),
    },
  }
}
