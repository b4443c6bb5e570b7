/** The system's own controls: the keys of a keyboard, a headset, a locked screen. */
import type { Playback } from './playback.ts'

/** Seconds. */
const step = 15

/** Shows the system what plays, and obeys its media keys. Source: W3C Media Session. Nothing happens where there is none. */
export const tellSystem = (playback: Playback) => {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const { title, byline, artwork } = playback.item
  const skip = (seconds: number) => playback.seek(playback.snapshot().time + seconds)
  mediaSession.metadata = new MediaMetadata({
    title,
    artist: byline ?? '',
    artwork: artwork ? [{ src: artwork, sizes: '512x512' }] : [],
  })
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: playback.play,
    pause: playback.pause,
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? step)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? step),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) playback.seek(seekTime)
    },
  }
  for (const [action, handler] of Object.entries(actions)) {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // A browser that does not know an action throws; the others still work.
    }
  }
}
