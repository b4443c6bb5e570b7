/** What only a film has: captions, the whole screen, a picture that plays and pauses at a click. */
import { currentPlayback, toggle, type Playback } from './playback.ts'

export const showCaptions = (film: HTMLMediaElement, isOn: boolean): void => {
  for (const track of film.textTracks) track.mode = isOn ? 'showing' : 'disabled'
}

/** Fills the screen; where that is refused nothing changes, which the visitor sees. */
export const fillScreen = (film: HTMLMediaElement): void => {
  film.requestFullscreen().catch(() => undefined)
}

/** Lets the picture itself be clicked; ends, and silences the film, by what comes back. */
export const steerFilm = (film: HTMLMediaElement, playback: Playback): (() => void) => {
  const ended = new AbortController()
  const { signal } = ended
  film.addEventListener('click', () => film.controls || toggle(playback), { signal })
  // Over the whole screen our controls are not seen: the platform's take their place.
  document.addEventListener('fullscreenchange', () => (film.controls = document.fullscreenElement === film), { signal })
  return () => {
    ended.abort()
    film.pause()
    currentPlayback.leave(playback)
  }
}
