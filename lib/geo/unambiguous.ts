import type { Place } from './places.ts'

/** What a visitor typed, as a name of one place: of “Hengelo”, which several are called, the one that it was read as. */
export const unambiguous = (typed: string, read: Pick<Place, 'name' | 'others'> | null): string =>
  read?.others?.length ? read.name : typed
