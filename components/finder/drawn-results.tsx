import { Outline } from '#components/navigator/drawn-map.tsx'
import { TownLabels } from '#components/navigator/town-labels.tsx'
import type { Frame, Sheet } from '#lib/geo/drawing.ts'
import { landmarksIn } from '#lib/geo/landmarks.ts'
import type { Labelled } from '#lib/geo/pills.ts'

export type DrawnTown = Labelled & {
  readonly name: string
  readonly programs: ReadonlySet<string>
  /** How many are in it. */
  readonly locations: number
}

type Placed = { readonly id: string; readonly x: number; readonly y: number; readonly label: string }

type Props = {
  /** The text alternative of the map; the list beside it has the same content. */
  readonly label: string
  readonly className: string
  readonly frame: Frame
  readonly sheet: Sheet
  /** The edges of the searched area, as data of paths. */
  readonly reach: readonly string[]
  readonly pill: DrawnPill
  /** In pixels of the sheet, the largest first. */
  readonly pills: readonly Placed[]
  /** Names of towns, at most. */
  readonly landmarks: number
}

/** Pixels of a pill. */
export type DrawnPill = { readonly height: number; readonly text: number; readonly widthOf: (text: string) => number }

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`

/**
 * Results on a map without script. Its ground is as large as the drawing, and goes on beyond it; its names are of one size at
 * every size of the drawing, which is at least that of the sheet.
 */
export const DrawnResults = ({ label, className, frame, sheet, reach, pill, pills, landmarks }: Props) => {
  const px = frame.width / sheet.width
  const marks = pills.map(({ x, y, label: name }) => ({
    x: frame.x + x * px,
    y: frame.y + y * px,
    width: pill.widthOf(name) * px,
    height: pill.height * px,
  }))
  return (
    <svg role="img" aria-label={label} className={className}>
      <svg viewBox={[frame.x, frame.y, frame.width, frame.height].map(Math.round).join(' ')} overflow="visible">
        <Outline px={px} />
        {reach.map((path) => (
          <path
            key={path}
            d={path}
            strokeWidth={px * 1.5}
            strokeDasharray={`${px * 5} ${px * 4}`}
            className="fill-none stroke-accent"
          />
        ))}
      </svg>
      {landmarksIn(frame, marks, landmarks, px).map(({ name, x, y }) => (
        <svg
          key={name}
          x={percent((x - frame.x) / frame.width)}
          y={percent((y - frame.y) / frame.height)}
          overflow="visible"
        >
          <TownLabels towns={[{ name, x: 0, y: 0 }]} px={1} className="fill-muted stroke-sunken" />
        </svg>
      ))}
      {/* The smallest first, so that the largest lies on top of labels and edges. */}
      {pills.toReversed().map(({ id, x, y, label: name }) => {
        const width = pill.widthOf(name)
        return (
          <svg key={id} x={percent(x / sheet.width)} y={percent(y / sheet.height)} overflow="visible">
            <rect
              x={-width / 2}
              y={-pill.height / 2}
              width={width}
              height={pill.height}
              rx={pill.height / 2}
              strokeWidth={1.5}
              className="fill-brand stroke-paper"
            />
            <text y={4.2} textAnchor="middle" fontSize={pill.text} className="fill-on-brand font-semibold">
              {name}
            </text>
          </svg>
        )
      })}
    </svg>
  )
}
