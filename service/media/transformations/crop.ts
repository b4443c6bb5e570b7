/** `c_`: how a picture meets the box asked for; `geometry.ts` says what each mode does. */
/** Names, for refusals too. */
export const crops = ['fill', 'fit', 'limit', 'thumb', 'pad', 'scale', 'crop'] as const
export type Crop = (typeof crops)[number]

/** The crop mode of that name; null when there is none. Source: the public convention. */
export function readCrop(value: string): Crop | null {
  return crops.find((crop) => crop === value) ?? null
}
