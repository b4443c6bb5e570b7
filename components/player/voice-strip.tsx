import { useId } from 'react'
import type { PlayerItem } from './item.ts'
import { voiceColour } from './voices.ts'

type Props = Pick<PlayerItem, 'voices' | 'speakers' | 'chapters'> & { readonly time: number; readonly duration: number }

/**
 * The recording as a score: who talks when, a lane for each, with the chapters as bars; what was heard is bright. Who is not named has
 * the height of all lanes.
 * A picture of what the slider over it says in words.
 */
export const VoiceStrip = ({ voices, speakers, chapters, time, duration }: Props) => {
  const clipId = useId()
  const lanes = Math.max(1, speakers.length)
  // How long it is may not be known before it loads: it is one whole until then.
  const length = duration || 1
  const all = voices.length ? voices : [{ start: 0, end: length, speaker: 0 }]
  const bars = all.map(({ start, end, speaker }) => (
    <rect
      key={`${speaker}/${start}`}
      x={start}
      y={Math.max(0, speaker) + 0.15}
      width={Math.max(0, end - start)}
      height={speaker < 0 ? lanes - 0.3 : 0.7}
      className={voiceColour(speaker).fill}
    />
  ))
  return (
    <svg
      viewBox={`0 0 ${length} ${lanes}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full rounded-sm"
    >
      <clipPath id={clipId}>
        <rect x={0} y={0} width={time} height={lanes} />
      </clipPath>
      <g className="opacity-40">{bars}</g>
      <g clipPath={`url(#${clipId})`}>{bars}</g>
      {chapters.slice(1).map(({ start }) => (
        <line
          key={start}
          x1={start}
          x2={start}
          y1={0}
          y2={lanes}
          vectorEffect="non-scaling-stroke"
          className="stroke-muted stroke-1 [stroke-dasharray:2_3]"
        />
      ))}
    </svg>
  )
}
