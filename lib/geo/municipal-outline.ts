/** The SVG file of municipalities that maps of desks refer to, in the units of `drawing.ts`. Data: CBS and Kadaster, CC BY 4.0. */
import { areaOf, municipalities, municipalLines } from '#platform/geo/municipalities.ts'
import { areaPath, country, linePath } from './drawing.ts'

/** The land, and the lines between municipalities: each a path with a name, for `<use href="…#land">`. */
export const municipalOutlineFile = (): string => {
  const paths = {
    land: areaOf(municipalities.map(({ code }) => code)).map(areaPath),
    municipalities: municipalLines().map(linePath),
  }
  const { x, y, width, height } = country
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${Object.entries(paths)
    .map(([id, data]) => `<path id="${id}" d="${data.join('')}"/>`)
    .join('')}</svg>`
}
