/**
 * One recording being played: a media element, and what of it a player shows. Sound has an element of its own that
 * stands in no page, so that it goes on when the visitor reads on elsewhere; a film plays in the page's own element.
 */
import type { PlayerItem } from './item.ts'
import { memory } from './memory.ts'
import { leaveSystem, tellSystem } from './media-session.ts'

export type Snapshot = {
  /** Seconds. */
  readonly time: number
  readonly duration: number
  readonly playing: boolean
  readonly waiting: boolean
  readonly failed: boolean
  readonly speed: number
}

export type Playback = {
  readonly item: PlayerItem
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => Snapshot
  readonly play: () => void
  readonly pause: () => void
  readonly seek: (time: number) => void
  readonly setSpeed: (speed: number) => void
}

/** The recording that was started last; the others are silent. */
let current: Playback | null = null
/** Ids of the items whose player the visitor sees. */
const shown = new Set<string>()
const followers = new Set<() => void>()
const notify = () => {
  for (const follow of followers) follow()
}

/** What is playing, or was until it was paused, in whichever player. */
export const currentPlayback = {
  subscribe: (listener: () => void) => {
    followers.add(listener)
    return () => void followers.delete(listener)
  },
  get: (): Playback | null => current,
  /** Whether the visitor sees the player of what is playing. */
  isShown: (): boolean => current !== null && shown.has(current.item.id),
  show: (id: string, isVisible: boolean) => {
    if (isVisible) shown.add(id)
    else shown.delete(id)
    notify()
  },
  /** Ends what is playing, so that a media key does not start it again; of a given playback only when that one is playing. */
  leave: (playback = current) => {
    if (!current || playback !== current) return
    current.pause()
    current = null
    leaveSystem()
    notify()
  },
}

const enter = (playback: Playback) => {
  if (current === playback) return
  current?.pause()
  current = playback
  tellSystem(playback)
  notify()
}

/** Seconds between two notes of where someone is, and from either end within which there is nothing to go back to. */
const noteEvery = 3
const nearEnd = 3

const changes = [
  'play',
  'playing',
  'pause',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'ratechange',
  'waiting',
  'canplay',
  'ended',
  'error',
] as const

const createPlayback = (item: PlayerItem, media: HTMLMediaElement): Playback => {
  const listeners = new Set<() => void>()
  let failed = false
  let noted = 0
  /** Whether what is stored is of this playback. */
  let isOwn = false
  let isWiped = false
  const look = (): Snapshot => {
    const playing = !media.paused && !media.ended && !media.error
    return {
      time: media.currentTime,
      duration: Number.isFinite(media.duration) ? media.duration : item.duration,
      playing,
      waiting: playing && media.readyState < media.HAVE_FUTURE_DATA,
      failed: failed || media.error !== null,
      speed: media.playbackRate,
    }
  }
  let seen = look()
  const note = (force: boolean) => {
    const { time, duration } = seen
    if (!force && Math.abs(time - noted) < noteEvery) return
    if (isWiped) return
    noted = time
    const isAtEnd = duration > 0 && time > duration - nearEnd
    // Who listens to the start for a moment can still go on from where they were before.
    if (time < nearEnd && !isAtEnd && !isOwn) return
    isOwn = true
    memory.keepPosition(item.id, time < nearEnd || isAtEnd ? null : time)
  }
  const update = () => {
    seen = look()
    for (const listener of listeners) listener()
  }
  media.defaultPlaybackRate = memory.speed()
  media.playbackRate = memory.speed()
  for (const change of changes) media.addEventListener(change, update)
  media.addEventListener('timeupdate', () => note(false))
  // While it plays only: a listener of the window holds the element for as long as it is there.
  const noteNow = () => note(true)
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (memory.isWipe(item.id, key, newValue)) isWiped = true
  }
  media.addEventListener('pause', () => {
    window.removeEventListener('pagehide', noteNow)
    window.removeEventListener('storage', onStorage)
    note(true)
  })
  media.addEventListener('play', () => {
    window.addEventListener('pagehide', noteNow)
    window.addEventListener('storage', onStorage)
    isWiped = false
    failed = false
    enter(playback)
  })
  const playback: Playback = {
    item,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => seen,
    play: () => {
      if (media.error) {
        // A recording that failed is asked for again only when it is loaded anew, which begins at its start.
        const { currentTime } = media
        media.load()
        media.currentTime = currentTime
      }
      media.play().catch((reason: unknown) => {
        // Being paused before it began is no failure; everything else the visitor must know of.
        failed = !(reason instanceof DOMException && reason.name === 'AbortError')
        update()
      })
    },
    pause: () => media.pause(),
    seek: (time) => {
      media.currentTime = Math.min(Math.max(0, time), seen.duration || Infinity)
      update()
    },
    setSpeed: (speed) => {
      media.defaultPlaybackRate = speed
      media.playbackRate = speed
      memory.keepSpeed(speed)
    },
  }
  return playback
}

type Known = { readonly media: HTMLMediaElement; readonly playback: Playback }
const known = new Map<string, Known>()

const newSound = ({ src }: PlayerItem): HTMLMediaElement => {
  const media = new Audio()
  media.preload = 'none'
  media.src = src
  return media
}

/**
 * The playback of an item: of a film in the page's element, of a sound in one of its own. It is the same playback
 * wherever a player shows the item, as long as the film is the same element.
 */
export const playbackOf = (item: PlayerItem, film: HTMLMediaElement | null): Playback => {
  const earlier = known.get(item.id)
  if (earlier && (!film || earlier.media === film)) return earlier.playback
  const media = film ?? newSound(item)
  const playback = createPlayback(item, media)
  known.set(item.id, { media, playback })
  // Subscribers are notified afterwards: a player is made during a render, in which no other state may change.
  queueMicrotask(notify)
  return playback
}

/** The playback of the item with that id, as soon as a player shows it. */
export const playbackById = (id: string): Promise<Playback> =>
  new Promise((resolve) => {
    const look = () => {
      const player = known.get(id)
      if (!player) return
      stop()
      resolve(player.playback)
    }
    const stop = currentPlayback.subscribe(look)
    look()
  })

/** Starts what is silent, silences what plays. */
export const toggle = (playback: Playback) => (playback.snapshot().playing ? playback.pause() : playback.play())

/** Moves by so many seconds. */
export const skip = (playback: Playback, seconds: number) => playback.seek(playback.snapshot().time + seconds)
