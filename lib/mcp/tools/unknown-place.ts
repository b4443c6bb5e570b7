/** Why a text names no place, for a caller to correct. */
import { unknownPlace } from '#lib/content/places.ts'

/** The message of a tool for a text that names no place. */
export const unknownPlaceText = (text: string): string => {
  const { isAbroad, meant } = unknownPlace(text)
  if (isAbroad) return `“${text}” is abroad: only places in the Netherlands are known. Try a town near the border.`
  const hint = meant.length ? `Did you mean ${meant.join(' or ')}?` : 'Try a town nearby.'
  return `“${text}” is no place, municipality or postcode that is known. ${hint}`
}
