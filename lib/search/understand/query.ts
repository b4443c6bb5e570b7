/** The query parameters of `/api/understand`. Parameters are `unknown` until parsed here. */
import { z } from 'zod'
import { readTravel, travelValues, type Travel } from '../../geo/travel.ts'
import { locationKeys } from '../change-location.ts'
import { queryOf } from '../state.ts'
import { literalKey, readLiteral } from './served.ts'
import { longest } from './words.ts'

const query = z.object({
  q: z.string().max(longest),
  plaatsen: z.enum(['ja', 'nee']).default('ja'),
  straal: z.enum(travelValues).optional(),
})

const bounds = {
  q: `q must be there and have ${longest} characters at most`,
  plaatsen: 'plaatsen must be ja or nee',
  straal: `straal must be one of ${travelValues.join(', ')}`,
} as const

export type UnderstandQuery =
  | {
      readonly query: string
      readonly literal: readonly string[]
      readonly hasPlaces: boolean
      readonly travel: Travel | null
    }
  | { readonly error: { readonly parameter: keyof typeof bounds; readonly message: string } }

/** The text to understand, or which parameter is invalid and its allowed values. */
export const readUnderstandQuery = (parameters: URLSearchParams): UnderstandQuery => {
  const parsed = query.safeParse({
    q: parameters.get('q') ?? undefined,
    plaatsen: parameters.get('plaatsen') ?? undefined,
    straal: parameters.get(locationKeys.radius) ?? undefined,
  })
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path: [name] }) => name))
    const parameter = (['q', 'plaatsen', 'straal'] as const).find((name) => wrong.has(name)) ?? 'q'
    return { error: { parameter, message: bounds[parameter] } }
  }
  return {
    query: queryOf(parsed.data.q),
    literal: parameters.has(literalKey) ? readLiteral(parameters) : [],
    hasPlaces: parsed.data.plaatsen === 'ja',
    travel: readTravel(parsed.data.straal ?? ''),
  }
}
