import { isInside, type Area } from '../area.ts'
import { towns } from '../towns.ts'

/** The names of the towns that lie in none of the areas, the largest first. */
export const townsOutside = (areas: readonly Area[]): string[] =>
  towns.filter(({ position }) => !areas.some((area) => isInside(position, area))).map(({ name }) => name)
