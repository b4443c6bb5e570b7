/** The style of the finder's map: our own or another one, with our pills on top. */
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { mapStyle } from '#lib/geo/map-style.ts'
import { loadBaseMap } from './base-map.ts'
import { addPillImages, layersFor } from './map-layers.ts'
import { pageColours, type PageColours } from './page-colours.ts'

/** The font of the page, with which our own style writes: it is there already. */
export const pageFont = () =>
  getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? 'sans-serif'

/** The weight of pills. Source: MapLibre reads a weight out of the first name of a list of fonts. */
export const pillWeight = 600
const heavier = 'semibold'

/** A font of a style that brings glyphs of its own: it has no others. */
const fontOf = ({ glyphs, layers }: StyleSpecification): readonly string[] => {
  const fonts = glyphs ? layers.map((layer) => layer.type === 'symbol' && layer.layout?.['text-font']) : []
  const own = fonts.find((value): value is string[] => Array.isArray(value) && typeof value[0] === 'string')
  return own?.slice(0, 1) ?? [heavier, pageFont()]
}

const noShapes = { type: 'FeatureCollection' as const, features: [] }
const nothing = { type: 'geojson' as const, data: noShapes }

/** Puts our pills on top of a style; the sources `reach`, `pills` and `highlighted` hold what they show. */
const withPills = (base: StyleSpecification, colours: PageColours): StyleSpecification => ({
  ...base,
  sources: { ...base.sources, reach: nothing, pills: nothing, highlighted: nothing },
  layers: [...base.layers, ...layersFor(colours, fontOf(base))],
})

/**
 * Gives a map the style of that address; our own where there is none, or where it does not come. `onBare` is called when the base
 * map does not come either: locations then lie on an empty map, since they are worth more than what they lie on.
 */
export const applyMapStyle = (map: MapLibre, url: string | null, isDark: boolean, onBare: () => void): void => {
  const colours = pageColours()
  let isOver = false
  map.on('remove', () => {
    isOver = true
  })
  map.on('style.load', () => addPillImages(map, colours))
  // With a transformation the library would wait for a style that never came.
  const own = async () => {
    const shapes = await loadBaseMap()
    if (isOver) return
    if (!shapes) onBare()
    map.setStyle(withPills(mapStyle(isDark, pageFont(), shapes ?? noShapes), colours), { diff: false })
  }
  if (url === null) {
    void own()
    return
  }
  const failure = map.on('error', () => {
    failure.unsubscribe()
    void own()
  })
  void map.once('style.load').then(() => failure.unsubscribe())
  map.setStyle(url, { transformStyle: (_, base) => withPills(base, colours) })
}
