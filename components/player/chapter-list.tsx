import { clock } from '#lib/media/transcript/time.ts'
import type { PlayerItem } from './item.ts'

type Props = {
  readonly title: string
  readonly chapters: PlayerItem['chapters']
  readonly language?: PlayerItem['language']
  /** Start of the chapter that plays, in seconds. */
  readonly current?: number | null
  readonly onPick?: (time: number) => void
}

const row = 'flex min-h-11 w-full items-center gap-4 px-5 py-2 text-start sm:px-7'

/** The parts of a recording: buttons where a player can jump, text where it cannot. */
export const ChapterList = ({ title, chapters, language, current = null, onPick }: Props) =>
  chapters.length ? (
    <ol aria-label={title} className="m-0! list-none! border-t border-line p-0! text-sm">
      {chapters.map(({ label, start }) => {
        const words = (
          <>
            <span className="w-10 shrink-0 text-muted tabular-nums">{clock(start)}</span>
            <span lang={language}>{label}</span>
          </>
        )
        return (
          <li key={start} className="m-0! not-first:border-t not-first:border-line before:hidden!">
            {onPick ? (
              <button
                type="button"
                data-words=""
                aria-current={current === start ? 'true' : undefined}
                onClick={() => onPick(start)}
                className={`${row} hover:bg-surface aria-[current]:font-semibold aria-[current]:text-sun`}
              >
                {words}
              </button>
            ) : (
              <span className={row}>{words}</span>
            )}
          </li>
        )
      })}
    </ol>
  ) : null
