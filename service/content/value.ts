/** Values of filters in the form of the column that they are compared with, and the variables that stand for values. */
import type { ModelField } from '#schema/model.ts'
import { invalidQuery, type ApiError } from '../http/errors.ts'
import { shown } from '../message-values.ts'
import { isStorable, isUuid } from '../store/text.ts'
import { decode } from '../store/columns.ts'
import { toStoredTime } from '../store/time.ts'

/** What `$NOW` and `$CURRENT_USER` stand for. */
export type Variables = { readonly now: Date; readonly userId: string | null }
export type Plain = string | number | null

const numeral = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i
const shift = /^\$NOW\(\s*([+-]?\d{1,6})\s*([a-z]+)\s*\)$/i

/** Milliseconds, or months, of a unit by each of its names. Source: https://directus.io/docs/guides/connect/filter-rules, `$NOW(<adjustment>)`. */
const units: Readonly<Record<string, { readonly milliseconds: number } | { readonly months: number }>> =
  Object.fromEntries(
    (
      [
        ['ms msec msecs millisecond milliseconds', { milliseconds: 1 }],
        ['s sec secs second seconds', { milliseconds: 1000 }],
        ['m min mins minute minutes', { milliseconds: 60_000 }],
        ['h hr hrs hour hours', { milliseconds: 3_600_000 }],
        ['d day days', { milliseconds: 86_400_000 }],
        ['w wk wks week weeks', { milliseconds: 604_800_000 }],
        ['mo mth month months', { months: 1 }],
        ['q qtr qtrs quarter quarters', { months: 3 }],
        ['y yr yrs year years', { months: 12 }],
      ] as const
    ).flatMap(([names, unit]) => names.split(' ').map((name) => [name, unit] as const)),
  )

/** The moment so much later; null for a unit that is none. A month has no day beyond its last: 31 March, a month back, is 28 February. */
const shifted = (now: Date, amount: number, name: string): Date | null => {
  const unit = Object.hasOwn(units, name.toLowerCase()) ? units[name.toLowerCase()] : undefined
  if (!unit) return null
  if ('milliseconds' in unit) return new Date(now.getTime() + amount * unit.milliseconds)
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() + amount * unit.months)
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0)
  return date
}

/**
 * The text as it was given.
 * @throws ApiError INVALID_QUERY for a text that no column holds: one with a NUL, or with half a character.
 */
export const storable = (name: string, text: string): string => {
  if (!isStorable(text)) throw invalidQuery(`"${name}" holds a character that no text has`)
  return text
}

/**
 * `given` is what the caller wrote: the value of a variable is not reported.
 * Source: the words of the real software, which names neither the field nor the value.
 */
const unfit = (kind: string, name: string, input: unknown, why = ''): ApiError =>
  invalidQuery(`Invalid ${kind} value for "${name}": ${shown(input)}${why}`)

/** The value, or what it stands for when it names a variable. */
const resolved = (name: string, value: unknown, { now, userId }: Variables): unknown => {
  if (typeof value !== 'string' || !value.startsWith('$')) return value
  if (value === '$CURRENT_USER') return userId
  const [, amount, unit] = shift.exec(value) ?? []
  if (value !== '$NOW' && unit === undefined) return value
  const date = unit === undefined ? now : shifted(now, Number(amount), unit)
  if (!date) return value
  const year = date.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) throw unfit('date', name, value, ', which is not in the years 0 to 9999')
  return date.toISOString()
}

/**
 * The value in the column's own form; null stands for no value at all.
 * @throws ApiError INVALID_QUERY for a value that no such column holds.
 * Source: docs/contract.md 4.1 `filter`. Chosen: a malformed date or identifier is refused, since it is a mistake of the caller's.
 */
export const valueFor = (field: Pick<ModelField, 'name' | 'kind'>, input: unknown, variables: Variables): Plain => {
  const value = resolved(field.name, input, variables)
  if (value === null || value === undefined) return null
  if (typeof value === 'object') throw invalidQuery(`"${field.name}" cannot be compared with a list or an object`)
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value)
  const refuse = (kind: string): never => {
    throw unfit(kind, field.name, input)
  }
  switch (field.kind) {
    case 'boolean':
      if (text === 'true' || text === '1') return 1
      if (text === 'false' || text === '0') return 0
      throw invalidQuery(`"${field.name}" must be true or false, not ${shown(input)}`)
    case 'integer':
    case 'number':
      if (!numeral.test(text) || !Number.isFinite(Number(text))) refuse('numeric')
      return Number(text)
    case 'date':
    case 'dateTime':
      return toStoredTime(field.kind, text) ?? refuse('date')
    case 'uuid':
    case 'one':
    case 'any':
      if (!isUuid(text)) refuse('identifier')
      return text.toLowerCase()
    default:
      return typeof value === 'string' ? storable(field.name, value) : text
  }
}

/**
 * The values of a list, or of a comma-separated text, in the column's own form, without nulls.
 * @throws ApiError INVALID_QUERY for anything else, and for an empty list.
 */
export const valuesFor = (operator: string, field: ModelField, input: unknown, variables: Variables): Plain[] => {
  const values: readonly unknown[] = Array.isArray(input)
    ? input
    : typeof input === 'string' && input !== ''
      ? input.split(',')
      : typeof input === 'number'
        ? [input]
        : []
  if (!values.length) throw invalidQuery(`"${operator}" has to be an array of values`)
  return values.map((entry) => valueFor(field, entry, variables)).filter((entry) => entry !== null)
}

/** A value of a row as the wire shows it; a number as text where the term says so. */
export const shownValue = (
  { field, isText }: { readonly field: ModelField; readonly isText?: boolean | undefined },
  value: unknown,
): unknown => {
  const plain = decode(field, value)
  return isText && typeof plain === 'number' ? String(plain) : plain
}
