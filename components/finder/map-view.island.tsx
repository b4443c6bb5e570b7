'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import type { GeoJSONSource } from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { createAddressMemory } from '#components/ui/address-memory.ts'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Spot } from '#lib/search/spots.ts'
import type { Where } from '#lib/search/where.ts'
import { MapList } from './map-list.island.tsx'
import { edgesOf, reachOf, toFeatures } from './map-layers.ts'
import { PillCard } from './pill-card.island.tsx'
import { PillLine } from './pill-line.island.tsx'
import type { SpotPill } from './spot-pills.ts'
import { useAreaSearch, type OnArea } from './use-area-search.ts'
import { country, fitSearched, fitting, fittingArea, maxZoom, useMap, type Bounds } from './use-map.ts'
import { pillAt, slackOf, usePills } from './use-pills.ts'
import { wide } from './wide-screen.ts'

export type MapProps = {
  readonly spots: readonly Spot[]
  /** Whether more spots are on their way. */
  readonly isLoading: boolean
  readonly where: Where
  /** Programmes that are pointed at. */
  readonly highlighted: ReadonlySet<string>
  readonly onHighlight: (ids: ReadonlySet<string>) => void
  /** `replaces`: the visitor still moves, so that the area before is none to come back to. */
  readonly onArea: OnArea
  readonly isDark: boolean
  /** Address of another style than our own; null: none. */
  readonly styleUrl: string | null
  /** Whether there is more than the map can show at once. */
  readonly isCut: boolean
  /** Whether the places of this search could not be fetched: those of a former one are shown. */
  readonly haveSpotsFailed: boolean
  /** Asks for them again. */
  readonly onRetry: () => void
}

const none: ReadonlySet<string> = new Set()

const boundsOf = (spots: readonly Spot[], where: Where): Bounds => {
  if (where.kind === 'area') return [where.box.west, where.box.south, where.box.east, where.box.north]
  if (where.kind === 'country') return country
  // Of a region its areas themselves: to join their edges costs more, and gives the same bounds.
  const reach = where.kind === 'region' ? where.areas.flat(2) : edgesOf(where).flat()
  const points = [...spots.map(({ lng, lat }) => [lng, lat] as const), ...reach]
  if (!points.length) return country
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

const hasAny = (programs: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...wanted].some((program) => programs.has(program))

/** A pill whose card is open. */
type Chosen = {
  readonly pill: SpotPill
  /** The bounds of the search in which it came about; it holds for that alone. */
  readonly within: string
  readonly isLeft: boolean
}

/** Whether all that the card of a pill lists is still there: another search within the same bounds has other programmes. */
const isAmong = ({ members }: SpotPill, spots: readonly Spot[]): boolean => {
  const byId = new Map(spots.map((spot) => [spot.id, spot]))
  return members.every(({ id, programs }) => String(byId.get(id)?.programs) === String(programs))
}

/** The card that was open: Back from a programme opens it again. */
const opened = createAddressMemory<Chosen | null>()

/** The card that is open; Back opens it again (`restored`). */
const useChosen = () => {
  const [restored] = useState(opened.read)
  const [chosen, setChosen] = useState(restored)
  useEffect(() => {
    opened.write(chosen)
  })
  return { restored, chosen, setChosen }
}

/** The map of a finder. Nothing comes from elsewhere; what can be done by pointer can be done by key, and is in the list. */
export const MapView = ({
  spots,
  isLoading,
  where,
  highlighted,
  onHighlight,
  onArea,
  isDark,
  styleUrl,
  isCut,
  haveSpotsFailed,
  onRetry,
}: MapProps) => {
  const t = useTranslations('finder')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const bounds = useMemo(() => boundsOf(spots, where), [spots, where])
  const { map, isBare } = useMap(box, { bounds, isDark, styleUrl })
  const { pills, inSight } = usePills(map, spots, isLoading, bounds)
  const area = useAreaSearch(map, onArea)
  /** Whether all of it was drawn once, its places too: until then the drawn map is seen in its place. */
  const [isDrawn, setDrawn] = useState(false)
  const hasPlaces = inSight !== null
  useEffect(() => {
    if (!map || !hasPlaces) return undefined
    const drawn = map.on('idle', () => setDrawn(true))
    return () => drawn.unsubscribe()
  }, [map, hasPlaces])
  const { restored, chosen, setChosen } = useChosen()
  const [hovered, setHovered] = useState<SpotPill | null>(restored?.pill ?? null)
  const wanted = JSON.stringify(bounds)
  const isCurrent = useMemo(() => chosen !== null && isAmong(chosen.pill, spots), [chosen, spots])

  const highlightedPills = useMemo(
    () => pills.filter(({ id: other, programs }) => (hovered ? hovered.id === other : hasAny(programs, highlighted))),
    [pills, highlighted, hovered],
  )
  useEffect(() => {
    void map?.getSource<GeoJSONSource>('highlighted')?.setData(toFeatures(highlightedPills))
  }, [map, highlightedPills])

  const { isOwnArea } = area
  useEffect(() => {
    if (!map) return
    void map.getSource<GeoJSONSource>('reach')?.setData(reachOf(where))
    if (isOwnArea(where)) return
    const options = (where.kind === 'area' ? fittingArea : fitting)(map.getContainer())
    fitSearched(map, JSON.parse(wanted) as Bounds, { ...options, duration: 500 })
  }, [map, wanted, where, isOwnArea])

  const isFitted = where.kind !== 'area' && !area.hasMoved && !isOwnArea(where)
  useEffect(() => {
    if (!map || !isFitted) return undefined
    let former = fitting(map.getContainer()).padding.bottom
    const refit = () => {
      const options = fitting(map.getContainer())
      // On a wide screen the foot of the page, rather than the list, comes over the map.
      if (options.padding.bottom === former || matchMedia(wide).matches) return
      former = options.padding.bottom
      fitSearched(map, JSON.parse(wanted) as Bounds, { ...options, duration: 300 })
    }
    // The list of a small screen was drawn to another height.
    addEventListener('scrollend', refit)
    return () => removeEventListener('scrollend', refit)
  }, [map, wanted, isFitted])

  const highlight = (pill: SpotPill | null) => {
    setHovered(pill)
    onHighlight(pill?.programs ?? none)
  }
  const choose = (pill: SpotPill) => {
    highlight(pill)
    const isLeft = map !== null && map.project([pill.lng, pill.lat]).x < map.getContainer().clientWidth / 2
    setChosen({ pill, within: wanted, isLeft })
  }
  const zoomTo = ({ members, lng, lat }: SpotPill) => {
    if (!map) return
    setChosen(null)
    const all = map.cameraForBounds(boundsOf(members, { kind: 'online' }), { padding: 80, maxZoom })
    const nearer = map.getZoom() + 1
    // What is spread wider than the view is left out of it: a press on “zoom in” never leads farther away.
    map.easeTo(all && (all.zoom ?? 0) >= nearer ? all : { center: [lng, lat], zoom: nearer })
  }
  const latest = useRef({ pills, choose, highlight })
  useEffect(() => {
    latest.current = { pills, choose, highlight }
  })
  useEffect(() => {
    if (!map) return undefined
    let over: string | null = null
    const subscriptions = [
      map.on('click', (event) => {
        const pill = pillAt(map, latest.current.pills, event.point, slackOf(event))
        if (pill) latest.current.choose(pill)
        else setChosen(null)
      }),
      map.on('mousemove', (event) => {
        const pill = pillAt(map, latest.current.pills, event.point, 0)
        map.getCanvas().style.cursor = pill ? 'pointer' : ''
        if (over === (pill?.id ?? null)) return
        over = pill?.id ?? null
        latest.current.highlight(pill ?? null)
      }),
      map.on('mouseout', () => {
        over = null
        latest.current.highlight(null)
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map, setChosen])

  return (
    <div
      role="region"
      aria-label={isLoading ? t('mapLoading') : t('mapLabel', { count: spots.length })}
      data-drawn={isDrawn ? '' : undefined}
      className="relative size-full overflow-hidden"
    >
      <div ref={box} aria-describedby={`${id}-sight`} className="finder-canvas size-full" />
      <div className="pointer-events-none absolute inset-x-3 top-3 flex flex-wrap items-start gap-2 pe-12 *:pointer-events-auto">
        <label className="flex min-h-10 items-center gap-2 rounded-full border pointer-coarse:min-h-11 border-line bg-surface px-4 text-sm shadow-card">
          <input
            type="checkbox"
            checked={area.follows}
            onChange={(event) => area.setFollows(event.currentTarget.checked)}
            className="size-4.5 accent-brand"
          />
          {t('follow')}
        </label>
        {area.hasMoved && !area.follows ? (
          <button type="button" onClick={area.searchHere} className={`${buttonClass({ size: 'sm' })} shadow-card`}>
            {t('searchArea')}
          </button>
        ) : null}
      </div>
      <MapList
        id={`${id}-sight`}
        pills={inSight}
        isDrawn={isDrawn}
        isCut={isCut}
        isStale={haveSpotsFailed}
        onRetry={onRetry}
        isBare={isBare}
        isAnnounced={!area.follows}
        travel={'travel' in where ? where.travel : undefined}
        onHighlight={highlight}
        onChoose={choose}
      />
      {chosen?.within === wanted && isCurrent ? (
        <PillCard
          key={chosen.pill.id}
          pill={chosen.pill}
          isLeft={chosen.isLeft}
          takesFocus={chosen !== restored}
          onZoom={map && map.getZoom() < map.getMaxZoom() ? zoomTo : null}
          onClose={() => {
            setChosen(null)
            highlight(null)
          }}
        />
      ) : null}
      {map ? <PillLine map={map} pills={highlightedPills} highlighted={highlighted} /> : null}
    </div>
  )
}
