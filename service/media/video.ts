/** Addresses under `video` (film and sound) and `raw`: their grammar is checked, their originals are delivered. */
import { formatNamed } from './formats.ts'
import { invalidComponent } from './refusal.ts'
import { splitComponent } from './transformations.ts'

export type TimedRequest = {
  /** Whether anything is asked that needs another file than the original. */
  readonly converts: boolean
  /** A container or codec asked for by name; null for none, or for "whatever suits". */
  readonly format: string | null
  /** As in `Step`; null when the file is not to be saved. */
  readonly attachment: string | null
}

const seconds = /^(\d{1,5}(\.\d{1,3})?|auto)$|^\d{1,3}p$/
const shapes: Readonly<Record<string, RegExp>> = {
  w: /^\d{1,4}$|^[01]\.\d{1,4}$/,
  h: /^\d{1,4}$|^[01]\.\d{1,4}$/,
  c: /^(fill|fit|limit|thumb|pad|scale|crop)$/,
  g: /^(auto|face|faces|center|(north|south)(_(east|west))?|east|west)$/,
  ar: /^\d{1,3}(\.\d{1,3})?(:\d{1,3}(\.\d{1,3})?)?$/,
  so: seconds,
  eo: seconds,
  du: seconds,
  br: /^\d{1,5}[km]?$/,
  ac: /^(aac|mp3|opus|vorbis|none)$/,
  vc: /^(auto|h264|h265|vp8|vp9|av1|none)(:[a-z0-9.:]+)?$/,
  af: /^\d{4,6}$/,
  q: /^(auto(:(best|good|eco|low))?|\d{1,3})$/,
  f: /^[a-z0-9]{2,5}$/,
  fl: /^attachment(:[\p{L}\p{N} ._-]{1,120})?$/u,
}

/**
 * What the groups of a `video` or `raw` address ask for.
 * @throws Refusal 400 naming the component that is unknown or malformed
 * Chosen: `f_auto` and `q_auto` leave the choice to us, and we choose the original.
 */
export function readTimedMedia(groups: readonly (readonly string[])[]): TimedRequest {
  let request: TimedRequest = { converts: false, format: null, attachment: null }
  for (const component of groups.flat()) {
    const { key, value } = splitComponent(component)
    const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined
    if (shape === undefined || !shape.test(value)) throw invalidComponent(component)
    if (key === 'fl') request = { ...request, attachment: value.slice('attachment:'.length) }
    else if (key === 'f') request = { ...request, format: value === 'auto' ? null : (formatNamed(value) ?? value) }
    else if (!(key === 'q' && value.startsWith('auto'))) request = { ...request, converts: true }
  }
  return request
}
