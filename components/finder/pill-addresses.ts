/** Which address stands in the card of a pill, and over what. */
import type { Spot } from '#lib/search/spots.ts'

/** The address of all that is at a pill; null where they differ, or where one is not known. */
export const sharedAddress = (members: readonly Spot[]): string | null => {
  const addresses = new Set(members.map(({ address }) => address))
  const [only] = addresses
  return addresses.size === 1 && only ? only : null
}

/** The addresses at a pill of one of its programmes. */
export const addressesOf = (members: readonly Spot[], program: string): readonly string[] => [
  ...new Set(members.flatMap(({ programs, address }) => (programs.includes(program) && address ? [address] : []))),
]
