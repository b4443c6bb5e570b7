/** The pictures, recordings and papers that a catalogue needs. Here they are only listed; `pictures/` draws them. */
import type { SceneKind } from './pictures/draw.ts'
import type { Look } from './pictures/looks.ts'
import { idOf, type CatalogueBuilder } from './rows.ts'

/** The scenes an editor may ask for by name. */
export const sceneKinds = [
  'classroom',
  'mentoring',
  'workshop',
  'library',
  'playground',
  'lab',
  'music',
  'gym',
  'school',
  'commute',
  'desk',
  'counter',
  'campus',
  'crossroads',
  'meeting',
  'online',
  'reading',
  'garden',
  'staffroom',
  'corridor',
  'exam',
  'interview',
  'excursion',
  'studio',
] as const satisfies readonly SceneKind[]

type Common = { readonly id: string; readonly title: string; readonly filename: string }

/** One file to make. `seed` chooses among the variants of a drawing; lengths are in seconds. */
export type FileToMake = Common &
  (
    | { readonly kind: 'scene'; readonly scene: SceneKind; readonly seed: number }
    | { readonly kind: 'portrait'; readonly seed: number; readonly look: Look }
    | { readonly kind: 'cover'; readonly seed: number }
    | { readonly kind: 'logo'; readonly name: string; readonly seed: number }
    | { readonly kind: 'film'; readonly scene: SceneKind; readonly seed: number; readonly seconds: number }
    | { readonly kind: 'recording'; readonly episode: string; readonly seconds: number }
    | { readonly kind: 'document'; readonly paragraphs: readonly string[] }
  )

type Unnamed<F> = F extends FileToMake ? Omit<F, keyof Common> : never
export type FileRequest = Unnamed<FileToMake>

const extensions = {
  scene: 'jpg',
  portrait: 'jpg',
  cover: 'jpg',
  logo: 'svg',
  film: 'webm',
  recording: 'mp3',
  document: 'pdf',
} as const satisfies Record<FileToMake['kind'], string>

export type FileList = ReturnType<typeof openFileList>

/**
 * Returns a list to ask files of. Asking twice for one key gives the same file, so a portrait serves wherever the person
 * appears. Chosen: file records are written by whoever makes the bytes, because sizes are known only then.
 */
export const openFileList = (catalogue: CatalogueBuilder) => {
  const files = new Map<string, FileToMake>()
  return {
    /** Returns the id of the file; `key` becomes its name, `title` what a file list shows. */
    ask(key: string, title: string, request: FileRequest): string {
      const id = idOf('directus_files', key)
      if (!files.has(key)) {
        files.set(key, { id, title, filename: `${key}.${extensions[request.kind]}`, ...request })
        catalogue.know('directus_files', key)
      }
      return id
    },
    all: (): FileToMake[] => [...files.values()],
  }
}

/** Returns a small whole number for a drawing, from the catalogue's seed and the file's key. Chosen: see above. */
export const drawingSeed = (seed: number, key: string): number => {
  let sum = seed
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003
  return sum
}
