/** The system's own controls: the keys of a keyboard, a headset, a locked screen. */
import type { Playback } from './playback.ts'

/** Seconds. */
const step = 15

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>

const setActions = (actions: Actions) => {
  for (const [action, handler] of Object.entries(actions)) {
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // A browser that does not know an action throws; the others still work.
    }
  }
}

/** Shows the system what plays, and obeys its media keys. Source: W3C Media Session. Nothing happens where there is none. */
export const tellSystem = (playback: Playback) => {
  if (!('mediaSession' in navigator)) return
  const { title, byline, artwork } = playback.item
  const skip = (seconds: number) => playback.seek(playback.snapshot().time + seconds)
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist: byline ?? '',
    artwork: artwork ? [{ src: artwork, sizes: '512x512' }] : [],
  })
  setActions({
    play: playback.play,
    pause: playback.pause,
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? step)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? step),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) playback.seek(seekTime)
    },
  })
}

/** Media keys play nothing any more: what they would play is out of sight. */
export const leaveSystem = () => {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = null
  setActions({ play: null, pause: null, seekbackward: null, seekforward: null, seekto: null })
}
