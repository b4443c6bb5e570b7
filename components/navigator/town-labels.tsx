import type { Landmark } from '#lib/geo/landmarks.ts'

type Props = {
  readonly towns: readonly Landmark[]
  /** Units of the drawing to a pixel of the screen. */
  readonly px: number
  /** Colours of the names. */
  readonly className: string
}

/** Towns of a drawn map for orientation: a dot, and the name above it. */
export const TownLabels = ({ towns, px, className }: Props) =>
  towns.map(({ name, x, y }) => (
    <g key={name}>
      <circle cx={x} cy={y} r={px * 2} className="fill-muted" />
      <text
        x={x}
        y={y - px * 6}
        textAnchor="middle"
        fontSize={px * 12.5}
        strokeWidth={px * 3}
        paintOrder="stroke"
        className={className}
      >
        {name}
      </text>
    </g>
  ))
