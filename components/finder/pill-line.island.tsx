'use client'

import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { pillSize, type SpotPill } from './spot-pills.ts'
import { wide } from './wide-screen.ts'

type Props = {
  readonly map: MapLibre
  /** The pills that are marked. */
  readonly pills: readonly SpotPill[]
  /** Programmes that are pointed at: a line is drawn for one. */
  readonly highlighted: ReadonlySet<string>
}

/** The pill of the location that is nearest to what is searched; those in sight first. */
const nearestOf = (pills: readonly SpotPill[], program: string, isSeen: (pill: SpotPill) => boolean) => {
  const distanceOf = ({ members }: SpotPill) =>
    Math.min(
      ...members.filter(({ programs }) => programs.includes(program)).map(({ distance }) => distance ?? Infinity),
    )
  return pills.filter(isSeen).toSorted((a, b) => distanceOf(a) - distanceOf(b))[0]
}

/** The path from a card to its pill, both as the window has them; empty when either is out of sight. */
const pathOf = (map: MapLibre, pills: readonly SpotPill[], program: string): string => {
  const card = document.querySelector(`[data-program="${CSS.escape(program)}"]`)?.getBoundingClientRect()
  const canvas = map.getCanvas().getBoundingClientRect()
  if (!card || card.bottom < 0 || card.top > innerHeight) return ''
  const at = (pill: SpotPill) => {
    const { x, y } = map.project([pill.lng, pill.lat])
    return { x: canvas.left + x, y: canvas.top + y }
  }
  const pill = nearestOf(pills, program, (one) => {
    const { x, y } = at(one)
    return (
      x > canvas.left && x < canvas.right && y > Math.max(0, canvas.top) && y < Math.min(innerHeight, canvas.bottom)
    )
  })
  if (!pill) return ''
  const isRight = canvas.left >= card.right - 1
  // Side by side only: over each other a line would hide what it joins.
  if (!isRight && canvas.right > card.left + 1) return ''
  const end = at(pill)
  const toX = end.x + ((isRight ? -1 : 1) * pill.width) / 2
  const fromX = isRight ? card.right : card.left
  const fromY = Math.min(Math.max(card.top + card.height / 2, pillSize.height), innerHeight - pillSize.height)
  const bend = (toX - fromX) / 2
  return `M${fromX} ${fromY}C${fromX + bend} ${fromY} ${toX - bend} ${end.y} ${toX} ${end.y}`
}

/** A line from the card that is pointed at to its pill, where both are beside each other. It stands still, for all who prefer that. */
export const PillLine = ({ map, pills, highlighted }: Props) => {
  const lines = useRef<SVGGElement>(null)
  const [program] = highlighted.size === 1 ? highlighted : []
  useEffect(() => {
    const group = lines.current
    if (!group || program === undefined || !matchMedia(wide).matches) return undefined
    let frame = 0
    const draw = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const path = pathOf(map, pills, program)
        for (const line of group.children) line.setAttribute('d', path)
      })
    }
    draw()
    const moves = map.on('move', draw)
    addEventListener('scroll', draw, { passive: true, capture: true })
    return () => {
      cancelAnimationFrame(frame)
      moves.unsubscribe()
      removeEventListener('scroll', draw, { capture: true })
      for (const line of group.children) line.setAttribute('d', '')
    }
  }, [map, pills, program])
  return createPortal(
    <svg aria-hidden="true" data-pill-line="" className="pointer-events-none fixed inset-0 z-1 size-full print:hidden">
      <g ref={lines} fill="none" strokeLinecap="round">
        <path strokeWidth={5} className="stroke-paper opacity-80" />
        <path strokeWidth={2.5} className="stroke-accent" />
      </g>
    </svg>,
    document.body,
  )
}
