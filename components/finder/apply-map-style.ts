/** The style of the finder's map: our own or another one, with our marks on top. */
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { mapStyle } from '#lib/geo/map-style.ts'
import { layersFor } from './map-layers.ts'

/** The font of the page, with which our own style writes: it is there already. */
const pageFont = () => getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? 'sans-serif'

/** A font of a style that brings glyphs of its own: it has no others. */
const fontOf = ({ glyphs, layers }: StyleSpecification): string => {
  const fonts = glyphs ? layers.map((layer) => layer.type === 'symbol' && layer.layout?.['text-font']) : []
  const [font] = fonts.find((value): value is string[] => Array.isArray(value) && typeof value[0] === 'string') ?? []
  return font ?? pageFont()
}

const nothing = { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features: [] } }

/** Puts our marks on top of a style; what they show is told to their sources. */
const withMarks = (base: StyleSpecification, isDark: boolean): StyleSpecification => ({
  ...base,
  sources: { ...base.sources, reach: nothing, groups: nothing },
  layers: [...base.layers, ...layersFor(isDark, fontOf(base))],
})

/** Gives a map the style of that address; our own where there is none, or where it does not come. */
export const applyMapStyle = (map: MapLibre, url: string | null, isDark: boolean): void => {
  // With a transformation the library would wait for a style that never came.
  const own = () => map.setStyle(withMarks(mapStyle(isDark, pageFont()), isDark), { diff: false })
  if (url === null) {
    own()
    return
  }
  const failure = map.on('error', () => {
    failure.unsubscribe()
    own()
  })
  void map.once('style.load').then(() => failure.unsubscribe())
  map.setStyle(url, { transformStyle: (_, base) => withMarks(base, isDark) })
}
