import type { Area, Position } from '#platform/geo/area.ts'
import { sizeOfAll } from '#lib/geo/area.ts'
import { areaPath, country, drawn, frameOf } from '#lib/geo/drawing.ts'
import { TownLabels } from '#components/navigator/town-labels.tsx'
import { landmarksIn } from '#lib/geo/landmarks.ts'

type Props = {
  /** The text alternative; the list beside the map has the same content. */
  readonly label: string
  readonly desks: readonly { readonly id: string; readonly area: readonly Area[] }[]
  /** What is looked at: desks that serve a place, over municipalities; the country by region otherwise. */
  readonly isClose: boolean
  readonly mark?: Position | null
}

const outline = '/map/municipalities.svg'
/** Land abroad: without it Belgium and Germany would be sea. */
const surroundings = '/map/netherlands.svg'
const ratio = 0.86

/**
 * Areas of desks, without script. The smaller lie on top of the larger. Of the country their fill is opaque, so that the local desks part it
 * and no two outlines overlap; nearby, the most local one is the strongest.
 */
export const DeskMap = ({ label, desks, isClose, mark = null }: Props) => {
  const drawnDesks = desks
    .filter(({ area }) => area.length)
    .toSorted((one, other) => sizeOfAll(other.area) - sizeOfAll(one.area))
    .map(({ id, area }) => ({ id, path: area.map(areaPath).join('') }))
  const corners = [...desks.flatMap(({ area }) => area.flat(2)), ...(mark ? [mark] : [])]
  const frame = isClose ? frameOf(corners, ratio, 600) : country
  // One pixel of a map that is shown about 420 px wide.
  const px = frame.width / 420
  const [x, y] = mark ? drawn(mark) : []
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className="block h-auto w-full rounded-lg border border-line bg-sky-soft"
    >
      <g fill="none" strokeLinejoin="round" strokeLinecap="round" strokeWidth={px}>
        <use href={`${surroundings}#abroad`} className="fill-sunken" />
        <use href={`${surroundings}#land`} className="fill-sunken" />
        <use href={`${outline}#land`} className="fill-surface stroke-line-strong" fillRule="evenodd" />
        {isClose ? null : (
          <g className="fill-brand-soft stroke-brand" strokeWidth={px * 0.7}>
            {drawnDesks.map(({ id, path }) => (
              <path key={id} d={path} fillRule="evenodd" />
            ))}
          </g>
        )}
        {isClose ? (
          <>
            {drawnDesks.map(({ id, path }, index) => (
              <path
                key={id}
                d={path}
                fillRule="evenodd"
                className={index === drawnDesks.length - 1 ? 'fill-accent/25' : 'fill-accent/10'}
              />
            ))}
            <use href={`${outline}#municipalities`} strokeWidth={px * 0.8} className="stroke-line-strong opacity-60" />
            {drawnDesks.map(({ id, path }, index) => (
              <path
                key={id}
                d={path}
                strokeWidth={px * 2.2}
                strokeDasharray={index === drawnDesks.length - 1 ? undefined : `${px * 6} ${px * 5}`}
                className="stroke-accent"
              />
            ))}
          </>
        ) : null}
      </g>
      <TownLabels
        towns={landmarksIn(frame, mark ? [drawn(mark)] : [], isClose ? 7 : 10)}
        px={px}
        className="fill-ink stroke-surface"
      />
      {mark ? <circle cx={x} cy={y} r={px * 9} strokeWidth={px * 3} className="fill-accent stroke-paper" /> : null}
    </svg>
  )
}
