import { encode } from 'uqr'

type Props = {
  /** What a camera reads. */
  readonly text: string
  /** What it is, for screen readers. */
  readonly label: string
}

/** A QR code as one path, in black on white in both themes: cameras need the contrast. */
export const QrCode = ({ text, label }: Props) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-28 shrink-0 bg-white forced-color-adjust-none print:size-[28mm]"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
