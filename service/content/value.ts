/** Values of filters in the form of the column that they are compared with, and the variables that stand for values. */
import type { ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'

/** What `$NOW` and `$CURRENT_USER` stand for. */
export type Variables = { readonly now: Date; readonly userId: string | null }
export type Plain = string | number | null

const numeral = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the text has the form of an identifier, in letters of either case. */
export const isUuid = (text: string): boolean => uuid.test(text)

const instant = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/
const shift = /^\$NOW\(\s*([+-]?\d{1,6})\s*(second|minute|hour|day|week|month|year)s?\s*\)$/

/** A day that the calendar has: `Date` would read 30 February as 1 or 2 March. */
const isDay = (day: string) => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}

const shifted = (now: Date, amount: number, unit: string): Date => {
  const date = new Date(now)
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() + amount)
  else if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + amount)
  else {
    const seconds = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 }[unit] ?? 0
    date.setTime(date.getTime() + amount * seconds * 1000)
  }
  return date
}

/**
 * The text as it was given.
 * @throws ApiError INVALID_QUERY for a text that no column holds: one with a NUL, or with half a character.
 */
export const storable = (name: string, text: string): string => {
  if (text.includes('\0') || !text.isWellFormed()) throw invalidQuery(`"${name}" holds a character that no text has`)
  return text
}

/** The value, or what it stands for when it names a variable. */
const resolved = (value: unknown, { now, userId }: Variables): unknown => {
  if (typeof value !== 'string' || !value.startsWith('$')) return value
  if (value === '$CURRENT_USER') return userId
  const [, amount, unit] = shift.exec(value) ?? []
  if (value !== '$NOW' && unit === undefined) return value
  const date = unit === undefined ? now : shifted(now, Number(amount), unit)
  const year = date.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) throw invalidQuery('Invalid date value')
  return date.toISOString()
}

const dateText = (kind: 'date' | 'dateTime', text: string): string => {
  const [, day = '', time, zone] = instant.exec(text) ?? []
  if (!isDay(day)) throw invalidQuery('Invalid date value')
  if (kind === 'date') return day
  // Without a zone the text is UTC: read as local time, its meaning would hang on the machine.
  const parsed = Date.parse(time === undefined ? `${day}T00:00:00Z` : `${day}T${time}${zone ?? 'Z'}`)
  if (Number.isNaN(parsed)) throw invalidQuery('Invalid date value')
  return new Date(parsed).toISOString()
}

/**
 * The value in the column's own form; null stands for no value at all.
 * @throws ApiError INVALID_QUERY for a value that no such column holds.
 * Source: spec 4.1 `filter`. Chosen: a malformed date or identifier is refused, since it is a mistake of the caller's.
 */
export const valueFor = (field: ModelField, given: unknown, variables: Variables): Plain => {
  const value = resolved(given, variables)
  if (value === null || value === undefined) return null
  if (typeof value === 'object') throw invalidQuery(`"${field.name}" cannot be compared with a list or an object`)
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value)
  switch (field.kind) {
    case 'boolean':
      if (text === 'true' || text === '1') return 1
      if (text === 'false' || text === '0') return 0
      throw invalidQuery(`"${field.name}" must be true or false`)
    case 'integer':
    case 'number':
      if (!numeral.test(text) || !Number.isFinite(Number(text))) throw invalidQuery('Invalid numeric value')
      return Number(text)
    case 'date':
    case 'dateTime':
      return dateText(field.kind, text)
    case 'uuid':
    case 'one':
    case 'any':
      if (!isUuid(text)) throw invalidQuery('Invalid identifier value')
      return text.toLowerCase()
    default:
      return typeof value === 'string' ? storable(field.name, value) : text
  }
}

/**
 * The values of a list, or of a comma-separated text, in the column's own form, without nulls.
 * @throws ApiError INVALID_QUERY for anything else, and for an empty list.
 */
export const valuesFor = (operator: string, field: ModelField, given: unknown, variables: Variables): Plain[] => {
  const values: readonly unknown[] = Array.isArray(given)
    ? given
    : typeof given === 'string' && given !== ''
      ? given.split(',')
      : typeof given === 'number'
        ? [given]
        : []
  if (!values.length) throw invalidQuery(`"${operator}" has to be an array of values`)
  return values.map((entry) => valueFor(field, entry, variables)).filter((entry) => entry !== null)
}
