/** What the finder adds to the base map: the reach of a search, and locations as pills. */
import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import type { Position } from '#platform/geo/area.ts'
import { joinedEdges } from '#lib/geo/joined-edges.ts'
import { circleAround } from '#lib/geo/projection.ts'
import type { Where } from '#lib/search/where.ts'
import type { PageColours } from './page-colours.ts'
import { pillSize, type SpotPill } from './spot-pills.ts'

/** Pills as the map's own data. */
export const toFeatures = (pills: readonly SpotPill[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: pills.map(({ lat, lng, label }, order) => ({
    type: 'Feature',
    properties: { label, order },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

/** The edges of the searched area: the circle round a place, the outer borders of a region, or of all that a travel time reaches. */
export const edgesOf = (where: Where): readonly (readonly Position[])[] => {
  if (where.kind === 'place') return [circleAround(where.place, where.radius ?? 0)]
  if (where.kind !== 'region') return []
  return where.travel ? joinedEdges(where.areas) : where.areas.flatMap(([outer]) => (outer ? [outer] : []))
}

/** The distance that is searched within, and the place itself. */
export const reachOf = (where: Where): FeatureCollection => {
  // A region has borders; its middle says nothing. What a travel time reaches is counted from a place.
  const hasOrigin = where.kind === 'place' || where.kind === 'area' || (where.kind === 'region' && where.travel)
  const place = hasOrigin ? where.place : null
  const lines = where.kind === 'place' && where.radius === null ? [] : edgesOf(where)
  return {
    type: 'FeatureCollection',
    features: [
      ...lines.map((line) => ({
        type: 'Feature' as const,
        properties: {},
        geometry: { type: 'LineString' as const, coordinates: line.map(([lng, lat]) => [lng, lat]) },
      })),
      ...(place
        ? [
            {
              type: 'Feature' as const,
              properties: {},
              geometry: { type: 'Point' as const, coordinates: [place.lng, place.lat] },
            },
          ]
        : []),
    ],
  }
}

/** The images of a pill, which stretch to their text. */
const images = { plain: 'pill', highlighted: 'pill-highlighted' } as const
/** Pixels round a pill that part it from the map. */
const edge = 1.5
/** Device pixels by pixel: sharp on every screen. */
const density = 2

const drawPill = (fill: string, stroke: string) => {
  const [width, height] = [pillSize.height + 8, pillSize.height].map((size) => (size + 2 * edge) * density)
  const canvas = document.createElement('canvas')
  canvas.width = width ?? 0
  canvas.height = height ?? 0
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.scale(density, density)
  const outline = (inset: number, colour: string) => {
    const [wide, high] = [canvas.width / density - 2 * inset, canvas.height / density - 2 * inset]
    pen.beginPath()
    pen.roundRect(inset, inset, wide, high, high / 2)
    pen.fillStyle = colour
    pen.fill()
  }
  outline(0, stroke)
  outline(edge, fill)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

/** Adds the images that the layers name; to be called when a style has loaded. */
export const addPillImages = (map: MapLibre, { edge: stroke, fill, highlighted }: PageColours): void => {
  for (const [id, colour] of [
    [images.plain, fill],
    [images.highlighted, highlighted],
  ] as const) {
    const image = drawPill(colour, stroke)
    if (!image || map.hasImage(id)) continue
    const [middle, side] = [image.width / 2, (pillSize.padding + edge) * density]
    const high = (pillSize.text * 1.2 * density) / 2
    map.addImage(id, image, {
      pixelRatio: density,
      stretchX: [[middle - 4, middle + 4]],
      stretchY: [[image.height / 2 - 1, image.height / 2 + 1]],
      content: [side, image.height / 2 - high, image.width - side, image.height / 2 + high],
    })
  }
}

/** The layers, lowest first. Pills are drawn whatever lies below, whose labels give way to them. */
export const layersFor = (
  { paper, accent, text, onHighlighted }: PageColours,
  font: readonly string[],
): readonly LayerSpecification[] => {
  const pills = (id: string, image: string, colour: string): LayerSpecification => ({
    id,
    type: 'symbol',
    source: id,
    layout: {
      'icon-image': image,
      'icon-text-fit': 'both',
      'icon-allow-overlap': true,
      'text-allow-overlap': true,
      'text-field': ['get', 'label'] as never,
      'text-font': [...font],
      'text-size': pillSize.text,
      'text-max-width': 100,
      'symbol-sort-key': ['get', 'order'] as never,
    },
    paint: { 'text-color': colour },
  })
  return [
    {
      id: 'reach',
      type: 'line',
      source: 'reach',
      filter: ['==', ['geometry-type'], 'LineString'] as never,
      paint: { 'line-color': accent, 'line-width': 1.5, 'line-dasharray': [3, 2] },
    },
    {
      id: 'place',
      type: 'circle',
      source: 'reach',
      filter: ['==', ['geometry-type'], 'Point'] as never,
      paint: { 'circle-radius': 5, 'circle-color': paper, 'circle-stroke-color': accent, 'circle-stroke-width': 2.5 },
    },
    // A circle keeps no room for itself: names of the base map give way to this image below it, which is not seen.
    {
      id: 'place-room',
      type: 'symbol',
      source: 'reach',
      filter: ['==', ['geometry-type'], 'Point'] as never,
      layout: { 'icon-image': images.plain, 'icon-size': 0.5, 'icon-allow-overlap': true },
      paint: { 'icon-opacity': 0 },
    },
    pills('pills', images.plain, text),
    pills('highlighted', images.highlighted, onHighlighted),
  ]
}
