import { withoutLetters } from '#components/ui/use-places.ts'
import { besideKey, besideRadiusKey, locationKeys } from '#lib/search/change-location.ts'
import { queryOf } from '#lib/search/state.ts'
import { literalKey, readLiteral } from '#lib/search/understand/served.ts'
import { foldWords } from '#lib/search/fold.ts'

/** What the form sends for the server to decide; here it is decided at once. */
const withoutScript: ReadonlySet<string> = new Set([besideKey, besideRadiusKey, locationKeys.box, locationKeys.online])

/**
 * The parameters of the finder's form: the same that it submits without script, less what is empty. `typed` is the place of
 * the present address, whose parameters are `address`.
 */
export const submittedParameters = (
  form: HTMLFormElement,
  address: Pick<URLSearchParams, 'get' | 'has'>,
  typed: string,
): URLSearchParams => {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || withoutScript.has(name)) continue
    const text = name === locationKeys.place ? withoutLetters(value) : name === 'q' ? queryOf(value) : value
    if (text !== '') parameters.append(name, text)
  }
  // Plain words that are no longer typed are forgotten.
  const query = ` ${foldWords(parameters.get('q') ?? '')} `
  const literal = readLiteral(parameters).filter((key) => query.includes(` ${key} `))
  parameters.delete(literalKey)
  for (const key of literal) parameters.append(literalKey, key)
  // An area stays until another place or distance is chosen.
  const isElsewhere =
    (parameters.get(locationKeys.place) ?? '') !== withoutLetters(typed) ||
    (parameters.get(locationKeys.radius) ?? '') !== (address.get(locationKeys.radius) ?? '')
  for (const key of [locationKeys.box, locationKeys.online])
    if (!isElsewhere && address.has(key)) parameters.set(key, address.get(key) ?? '')
  return parameters
}
