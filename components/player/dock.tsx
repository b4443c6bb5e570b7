import { mdiClose, mdiPause, mdiPlay } from '@mdi/js'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { isPlainClick } from '#components/ui/plain-click.ts'
import { clock } from '#lib/media/transcript/time.ts'
import { Control } from './control.tsx'
import { fill, type PlayerWords } from './item.ts'
import { currentPlayback, toggle, type Playback } from './playback.ts'

type Props = {
  readonly words: PlayerWords
  /** Goes to a page of this site without loading everything anew, so that the sound goes on. */
  readonly navigate: (href: string) => void
}

const Bar = ({ playback, words, navigate }: Props & { readonly playback: Playback }) => {
  const { time, duration, playing } = useSyncExternalStore(playback.subscribe, playback.snapshot)
  const { title, byline, href, language } = playback.item
  const leave = () => {
    currentPlayback.leave()
    document.querySelector<HTMLElement>('#inhoud')?.focus({ preventScroll: true })
  }
  return (
    <section
      aria-label={words.dock}
      data-screen=""
      data-dock=""
      className="on-night fixed inset-x-0 bottom-0 z-50 border-t border-line shadow-card"
    >
      <div className="wrap flex items-center gap-3 py-2">
        <Control
          label={playing ? words.pause : words.play}
          icon={playing ? mdiPause : mdiPlay}
          onClick={() => toggle(playback)}
        />
        <p className="min-w-0 grow leading-tight">
          {href ? (
            <a
              href={href}
              aria-label={fill(words.dockLink, { title })}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                navigate(href)
              }}
              className="block truncate py-1 font-semibold underline-offset-4 hover:underline"
            >
              <span lang={language}>{title}</span>
            </a>
          ) : (
            <span lang={language} className="block truncate py-1 font-semibold">
              {title}
            </span>
          )}
          {byline ? (
            <span lang={language} className="block truncate text-sm text-muted">
              {byline}
            </span>
          ) : null}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {clock(time)}
          <span className="hidden sm:inline"> / {clock(duration)}</span>
        </p>
        <Control label={words.close} icon={mdiClose} onClick={leave} />
      </div>
    </section>
  )
}

const Dock = (props: Props) => {
  const playback = useSyncExternalStore(currentPlayback.subscribe, currentPlayback.get)
  const isShown = useSyncExternalStore(currentPlayback.subscribe, currentPlayback.isShown)
  return playback?.item.kind === 'audio' && !isShown ? <Bar {...props} playback={playback} /> : null
}

let root: ReturnType<typeof createRoot> | null = null

/**
 * Keeps a bar at the foot of the window for as long as a sound is on and its player out of sight. It stands outside
 * the pages, as the sound does, so that pages on which nothing was started carry nothing for it.
 */
export const openDock = (props: Props): void => {
  if (!root) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  root.render(<Dock {...props} />)
}
