import { drawn, type Frame } from '#lib/geo/drawing.ts'
import type { Position } from '#platform/geo/area.ts'
import { landmarksIn } from '#lib/geo/landmarks.ts'
import { TownLabels } from './town-labels.tsx'

export type DrawnArea = { readonly id: string; readonly path: string; readonly isMarked?: boolean }
/** A place by its name and count, as the finder's map has them; in the units of the frame. */
export type Pill = { readonly id: string; readonly x: number; readonly y: number; readonly label: string }
export type Pin = { readonly id: string; readonly position: Position; readonly label: string }

type Props = {
  /** The text alternative of the map; the list beside it has the same content. */
  readonly label: string
  readonly frame: Frame
  readonly areas?: readonly DrawnArea[]
  readonly pins?: readonly Pin[]
  readonly pills?: readonly Pill[]
  /** Names of towns, at most. */
  readonly landmarks?: number
  readonly className?: string
}

const outline = '/map/netherlands.svg'

/** Pixels of a map that is shown about 420 px wide. */
export const drawnPill = {
  width: 420,
  height: 22,
  text: 12,
  widthOf: (text: string) => text.length * 6.6 + 18,
} as const

/** A map without script: the outline comes as one file that all pages share, and takes their colours. */
export const DrawnMap = ({ label, frame, areas = [], pins = [], pills = [], landmarks = 5, className = '' }: Props) => {
  const px = frame.width / drawnPill.width
  const marked = areas.filter(({ isMarked }) => isMarked)
  const taken = [...pins.map(({ position }) => drawn(position)), ...pills.map(({ x, y }) => [x, y] as const)]
  const towns = landmarksIn(frame, taken, landmarks)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className={`block h-auto w-full rounded-lg border border-line bg-sky-soft ${className}`}
    >
      <g fill="none" strokeLinejoin="round" strokeLinecap="round" strokeWidth={px}>
        <use href={`${outline}#abroad`} className="fill-sunken opacity-60" />
        <use href={`${outline}#land`} className="fill-sunken stroke-line-strong" />
        <use href={`${outline}#lake`} strokeWidth={13} className="stroke-sky-soft" />
        <use href={`${outline}#river`} className="stroke-sky opacity-40" />
        <use href={`${outline}#province`} strokeDasharray={`${px * 3} ${px * 3}`} className="stroke-line-strong" />
      </g>
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
      {pills.map(({ id, x, y, label: name }) => {
        const [width, height] = [drawnPill.widthOf(name) * px, drawnPill.height * px]
        return (
          <g key={id}>
            <rect
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx={height / 2}
              strokeWidth={px * 1.5}
              className="fill-brand stroke-paper"
            />
            <text
              x={x}
              y={y + px * 4.2}
              textAnchor="middle"
              fontSize={px * drawnPill.text}
              className="fill-on-brand font-semibold"
            >
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
