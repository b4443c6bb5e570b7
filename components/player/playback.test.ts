import { beforeEach, expect, test, vi } from 'vitest'
import type { PlayerItem } from './item.ts'
import { memory } from './memory.ts'
import { steerFilm } from './film.ts'
import { currentPlayback, playbackOf } from './playback.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

/** A media element that is where the test puts it. */
class Media extends EventTarget {
  currentTime = 0
  duration = 27
  paused = true
  ended = false
  error = null
  readyState = 4
  readonly HAVE_FUTURE_DATA = 3
  playbackRate = 1
  defaultPlaybackRate = 1
  pause() {
    if (!this.paused) this.is('pause', this.currentTime)
  }
  is(event: string, time: number) {
    this.currentTime = time
    this.paused = event === 'pause'
    this.dispatchEvent(new Event(event))
  }
}

const open = (id: string, duration = 27): Media => {
  const item: Pick<PlayerItem, 'id' | 'duration' | 'title'> = { id, duration, title: 'Emmers' }
  const media = new Media()
  playbackOf(item as PlayerItem, media as unknown as HTMLMediaElement)
  return media
}

test('a short listen at the start leaves the place where the recording was left before', () => {
  memory.keepPosition('short', 15)
  const media = open('short')
  media.is('play', 0)
  media.is('pause', 0.7)
  expect(memory.position('short')).toBe(15)
})

test('a place is stored while it plays, and forgotten near the end and back at the start', () => {
  const media = open('whole')
  media.is('play', 0)
  media.is('timeupdate', 12)
  expect(memory.position('whole')).toBe(12)
  media.is('pause', 1)
  expect(memory.position('whole')).toBeNull()
  media.is('play', 12)
  media.is('pause', 12)
  expect(memory.position('whole')).toBe(12)
  media.is('timeupdate', 26)
  expect(memory.position('whole')).toBeNull()
})

test('a recording of unknown length has a place too', () => {
  const media = open('unknown', 0)
  media.duration = Number.NaN
  media.is('play', 0)
  media.is('pause', 12)
  expect(memory.position('unknown')).toBe(12)
})

test('what is wiped while it plays is not stored again before the next play', () => {
  const media = open('wiped')
  media.is('play', 0)
  media.is('timeupdate', 8)
  stored.clear()
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  media.is('timeupdate', 12)
  media.is('pause', 13)
  expect(memory.position('wiped')).toBeNull()
  media.is('play', 13)
  media.is('timeupdate', 17)
  expect(memory.position('wiped')).toBe(17)
})

test('a place that another tab wipes is not stored again either', () => {
  const media = open('elsewhere')
  media.is('play', 0)
  media.is('timeupdate', 8)
  stored.clear()
  const wipe = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }))
  wipe('lesroute:position:another')
  media.is('timeupdate', 12)
  expect(memory.position('elsewhere')).toBe(12)
  stored.clear()
  wipe('lesroute:position:elsewhere')
  media.is('timeupdate', 16)
  expect(memory.position('elsewhere')).toBeNull()
})

test('a media key starts no film whose page was left, and a film that was paused for another sound ends nothing', () => {
  const handlers = new Map<string, unknown>()
  const setActionHandler = (action: string, handler: unknown) => void handlers.set(action, handler)
  vi.stubGlobal('navigator', { mediaSession: { metadata: null, setActionHandler } })
  vi.stubGlobal('MediaMetadata', EventTarget)
  vi.stubGlobal('document', new EventTarget())
  const item = { id: 'film', duration: 27, title: 'Film' } as PlayerItem
  const film = new Media() as Media & HTMLMediaElement
  const playback = playbackOf(item, film)
  const leavePage = steerFilm(film, playback)
  film.is('play', 0)
  expect([currentPlayback.get(), handlers.get('play')]).toEqual([playback, playback.play])
  leavePage()
  expect([film.paused, currentPlayback.get(), handlers.get('play')]).toEqual([true, null, null])

  const leaveAgain = steerFilm(film, playback)
  film.is('play', 3)
  const sound = open('sound')
  sound.is('play', 0)
  leaveAgain()
  expect([sound.paused, currentPlayback.get()?.item.id]).toEqual([false, 'sound'])
  vi.unstubAllGlobals()
})
