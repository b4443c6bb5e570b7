/** From the list of files that the catalogue asks for to their bytes. */
import { readFile } from 'node:fs/promises'
import { drawCover, drawFilm, drawLogo, drawPortrait, drawScene, printDocument } from './pictures/draw.ts'
import type { FileToMake } from './files.ts'
import { recordingFile } from './recordings.ts'

export type MadeFile = {
  readonly bytes: Uint8Array
  /** MIME type. */
  readonly type: string
  /** px */
  readonly width?: number
  readonly height?: number
  /** Seconds. */
  readonly duration?: number
}

/** Draws, prints or fetches one file; the same request gives the same bytes. */
export const makeFile = async (file: FileToMake): Promise<MadeFile> => {
  switch (file.kind) {
    case 'scene':
      return drawScene(file.scene, file.seed)
    case 'portrait':
      return drawPortrait(file.seed, file.look)
    case 'cover':
      return drawCover(file.seed)
    case 'logo':
      return drawLogo(file.name, file.seed)
    case 'film':
      return drawFilm(file.seed, { kinds: [file.scene], seconds: file.seconds })
    case 'recording':
      return { bytes: await readFile(recordingFile(file.episode)), type: 'audio/mpeg', duration: file.seconds }
    case 'document':
      return printDocument({ title: file.title, paragraphs: [...file.paragraphs] })
    default:
      return file satisfies never
  }
}
