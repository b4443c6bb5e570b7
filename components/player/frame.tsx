import type { ReactNode } from 'react'
import type { PlayerItem, PlayerWords } from './item.ts'
import { voiceColour } from './voices.ts'

type Props = {
  readonly item: PlayerItem
  readonly words: PlayerWords
  /** The button that plays; its place is kept. */
  readonly main?: ReactNode
  /** Beside the title: an offer to go on. */
  readonly offer?: ReactNode
  /** What shows how far it is. */
  readonly strip: ReactNode
  readonly tools?: ReactNode
}

/**
 * How a player is laid out, with the platform's controls as with ours: everything has its place from the start, so that
 * nothing moves when ours arrive.
 */
export const Frame = ({ item, words, main, offer, strip, tools }: Props) => {
  const cover = item.kind === 'audio' ? item.poster : null
  return (
    <div className={`grid gap-x-7 gap-y-5 p-5 sm:p-7 ${cover ? 'sm:grid-cols-[auto_minmax(0,1fr)]' : ''}`}>
      {cover ? (
        <img
          src={cover}
          alt=""
          width={192}
          height={192}
          className="hidden size-48 rounded-lg bg-surface object-cover sm:block"
        />
      ) : null}
      <div className="min-w-0 space-y-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className={`size-15 ${main ? '' : 'noscript:hidden'}`}>{main}</div>
          <div className="min-w-0 grow basis-40">
            <p lang={item.language} className="mt-0! font-display text-h4 leading-tight font-semibold">
              {item.title}
            </p>
            {item.byline ? (
              <p lang={item.language} className="mt-0! text-sm text-muted">
                {item.byline}
              </p>
            ) : null}
          </div>
          {offer}
        </div>
        <div className={`relative min-h-14 ${strip ? '' : 'noscript:hidden'}`}>{strip}</div>
        <div
          className={`flex min-h-18 flex-wrap items-center gap-x-1 gap-y-1 sm:min-h-11 sm:gap-x-2 ${tools ? '' : 'noscript:hidden'}`}
        >
          {tools}
        </div>
        {item.speakers.length > 1 ? (
          <ul aria-label={words.voices} className="mt-0! flex list-none! flex-wrap gap-x-5 gap-y-1 p-0! text-sm">
            {item.speakers.map((name, index) => (
              <li key={name} className="mt-0! flex items-center gap-2 before:hidden!">
                <span
                  aria-hidden="true"
                  className={`size-2.5 rounded-full forced-color-adjust-none ${voiceColour(index).back}`}
                />
                {name}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
