/** The query parameters of `/api/places`. Parameters are `unknown` until parsed here. */
import { z } from 'zod'

/** Characters that the name of a place may have; the fields on the pages take as many. */
export const longestName = 80

/** Degrees, with two decimals at most: about a kilometre, so that a request never names the position of a house. */
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,2})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))

const point = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([degrees(90), degrees(180)]))

const query = z.object({ near: point.nullable(), q: z.string().max(longestName).nullable() })

/** In the order in which problems are reported. */
const bounds = {
  near: 'near must be a latitude from -90 to 90 and a longitude from -180 to 180, with a comma between them and two decimals at most',
  q: `q must have ${longestName} characters at most`,
} as const

export type PlacesQuery =
  | { readonly near: { readonly lat: number; readonly lng: number } }
  | { readonly start: string }
  | { readonly error: { readonly parameter: keyof typeof bounds; readonly message: string } }

/** The point or the start of a name, or which parameter is invalid and its allowed values. Chosen: a point takes precedence. */
export const readPlacesQuery = (parameters: URLSearchParams): PlacesQuery => {
  const parsed = query.safeParse({ near: parameters.get('near'), q: parameters.get('q') })
  if (!parsed.success) {
    const isOfPoint = parsed.error.issues.some(({ path: [name] }) => name === 'near')
    const parameter = isOfPoint ? 'near' : 'q'
    return { error: { parameter, message: bounds[parameter] } }
  }
  const { near, q } = parsed.data
  return near ? { near: { lat: near[0], lng: near[1] } } : { start: q ?? '' }
}
