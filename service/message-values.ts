/** Values from a request, cut short for messages: an echo must not grow with what was sent. */

/** At most `most` characters of the text; an ellipsis stands for the rest. */
export const shortened = (text: string, most = 60): string =>
  text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`

/** A value as a message names it: texts in quotation marks and cut short, lists and objects by their kind. */
export const shown = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(shortened(value))
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
