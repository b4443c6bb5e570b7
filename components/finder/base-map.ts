/** The data of our own base map, which comes when a map is first shown. */
import type { FeatureCollection } from 'geojson'
import { shapesOf } from '#lib/geo/base-map/shapes.ts'

/** The build names the file after what it holds, so that browsers keep it for ever. */
const address = new URL('../../lib/geo/base-map/netherlands.json', import.meta.url).toString()

/** The shapes of the base map; null when they do not come or cannot be read. */
export const loadBaseMap = async (): Promise<FeatureCollection | null> => {
  try {
    const response = await fetch(address)
    return shapesOf(await response.json())
  } catch {
    return null
  }
}
