import { drawn, type Frame } from '#lib/geo/drawing.ts'
import type { Position } from '#platform/geo/area.ts'
import { landmarksIn } from '#lib/geo/landmarks.ts'
import { TownLabels } from './town-labels.tsx'

export type DrawnArea = { readonly id: string; readonly path: string; readonly isMarked?: boolean }
export type Pin = { readonly id: string; readonly position: Position; readonly label: string }

type Props = {
  /** The text alternative of the map; the list beside it has the same content. */
  readonly label: string
  readonly frame: Frame
  readonly areas?: readonly DrawnArea[]
  readonly pins?: readonly Pin[]
  /** Names of towns, at most. */
  readonly landmarks?: number
  readonly className?: string
}

const outline = '/map/netherlands.svg'

/** Pixels that a map is usually wide. */
const usualWidth = 420

/** Land, water and provinces in the units of a frame: one file that all pages share, and that takes their colours. */
export const Outline = ({ px }: { readonly px: number }) => (
  <g fill="none" strokeLinejoin="round" strokeLinecap="round" strokeWidth={px}>
    <use href={`${outline}#abroad`} className="fill-sunken opacity-60" />
    <use href={`${outline}#land`} className="fill-sunken stroke-line-strong" />
    <use href={`${outline}#river`} className="stroke-sky opacity-40" />
    <use href={`${outline}#province`} strokeDasharray={`${px * 3} ${px * 3}`} className="stroke-line-strong" />
  </g>
)

/** A map without script. */
export const DrawnMap = ({ label, frame, areas = [], pins = [], landmarks = 5, className = '' }: Props) => {
  const px = frame.width / usualWidth
  const marked = areas.filter(({ isMarked }) => isMarked)
  const towns = landmarksIn(
    frame,
    pins.map(({ position }) => drawn(position)),
    landmarks,
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className={`block h-auto w-full rounded-lg border border-line bg-sky-soft ${className}`}
    >
      <Outline px={px} />
      {areas
        .filter(({ isMarked }) => !isMarked)
        .map(({ id, path }) => (
          <path key={id} d={path} fillRule="evenodd" strokeWidth={px} className="fill-brand/6 stroke-brand/55" />
        ))}
      {marked.map(({ id, path }) => (
        <path key={id} d={path} fillRule="evenodd" strokeWidth={px * 2.5} className="fill-accent/18 stroke-accent" />
      ))}
      <TownLabels towns={towns} px={px} className="fill-muted stroke-sunken" />
      {pins.map(({ id, position, label: name }) => {
        const [x, y] = drawn(position)
        return (
          <g key={id}>
            <circle cx={x} cy={y} r={px * 11} strokeWidth={px * 2} className="fill-accent stroke-paper" />
            <text x={x} y={y + px * 4.5} textAnchor="middle" fontSize={px * 13} className="fill-paper font-bold">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
