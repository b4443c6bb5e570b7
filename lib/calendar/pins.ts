/** The places of events on a map, numbered as in the list. */
import type { Position } from '#platform/geo/area.ts'
import type { Upcoming } from './choice.ts'

type Pin = { readonly id: string; readonly position: Position; readonly label: string }

/** A pin for each place, and the number of its pin for each event. Chosen: events at one place share a number. */
export const pinsOf = (events: readonly Upcoming[]) => {
  const [pins, numbers] = [new Map<string, Pin>(), new Map<string, number>()]
  for (const { event } of events) {
    const position = event.online ? null : event.location?.location_geopoint
    if (!position) continue
    const key = position.join(' ')
    const pin = pins.get(key) ?? { id: event.id, position, label: String(pins.size + 1) }
    pins.set(key, pin)
    numbers.set(event.id, Number(pin.label))
  }
  return { pins: [...pins.values()], numbers }
}
