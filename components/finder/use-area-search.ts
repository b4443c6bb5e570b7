'use client'

import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { writeBox, type Box } from '#lib/search/box.ts'
import type { Where } from '#lib/search/where.ts'
import { boxOf, isOfFitting } from './use-map.ts'
import { wide } from './wide-screen.ts'

/** Milliseconds without a move after which the area is searched. */
const debounceMs = 350
/** Moves within this many milliseconds share one history entry. */
const oneMove = 1000

export type OnArea = (box: Box, how: { readonly replaces: boolean }) => void

/** Searching what the map shows, when a visitor moves it or asks for it. */
export const useAreaSearch = (map: MapLibre | null, onArea: OnArea) => {
  // On a small screen the map lies over the list, which would change unseen.
  const [follows, setFollows] = useState(() => matchMedia(wide).matches)
  const [hasMoved, setMoved] = useState(false)
  const searched = useRef({ boxes: new Set<string>(), at: -Infinity, isArea: false })
  const latest = useRef({ follows, onArea })
  useEffect(() => {
    latest.current = { follows, onArea }
  })
  useEffect(() => {
    // What Back and Forward bring is shown, also where the map has been.
    const forget = () => {
      searched.current = { boxes: new Set(), at: -Infinity, isArea: false }
      setMoved(false)
    }
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  const [search] = useState(() => (of: MapLibre) => {
    const [box, now] = [boxOf(of), performance.now()]
    const replaces = searched.current.isArea && now - searched.current.at < oneMove + debounceMs
    searched.current.boxes.add(writeBox(box))
    searched.current.at = now
    searched.current.isArea = true
    setMoved(false)
    latest.current.onArea(box, { replaces })
  })
  const [isOwnArea] = useState(
    () => (where: Where) =>
      where.kind === 'area'
        ? searched.current.boxes.has(writeBox(where.box))
        : searched.current.isArea &&
          ((where.kind === 'country' && where.isChosen === true) || (where.kind === 'place' && where.isByMap === true)),
  )
  useEffect(() => {
    if (!map) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDue = false
    let isResize = false
    const moves = [
      map.on('movestart', () => clearTimeout(timer)),
      // Of another size the map reports a move, unless one is under way.
      map.on('resize', () => {
        isResize = !map.isMoving()
      }),
      map.on('moveend', (event) => {
        const [isOfSize, isOfSearch] = [isResize, isOfFitting(event)]
        isResize = false
        if (isOfSearch) {
          isDue = false
          // The map shows what is searched.
          setMoved(false)
        }
        // Every other move is the visitor's, also without an event of the browser: one turn of a wheel may come without.
        if (isOfSearch || (isOfSize && !isDue)) return
        if (latest.current.follows) {
          clearTimeout(timer)
          isDue = true
          timer = setTimeout(() => {
            isDue = false
            search(map)
          }, debounceMs)
        } else setMoved(true)
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const move of moves) move.unsubscribe()
    }
  }, [map, search])
  return {
    follows,
    setFollows: (next: boolean) => {
      setFollows(next)
      if (next && hasMoved && map) search(map)
    },
    /** Whether the map shows another area than what is searched. */
    hasMoved,
    searchHere: () => {
      if (!map) return
      search(map)
      // The button disappears: the focus moves to what it searched.
      map.getCanvas().focus({ preventScroll: true })
    },
    /** Whether the map was put there by the visitor, so that it stays. */
    isOwnArea,
  }
}
