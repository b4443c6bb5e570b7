/** From the list of files that the catalogue asks for to their bytes. */
import { drawCover, drawFilm, drawLogo, drawPortrait, drawScene, printDocument, recordSound } from './pictures/draw.ts'
import type { FileToMake } from './files.ts'

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

/** Draws, records or prints one file; the same request gives the same bytes. */
export const makeFile = (file: FileToMake): Promise<MadeFile> => {
  switch (file.kind) {
    case 'scene':
      return drawScene(file.scene, file.seed)
    case 'portrait':
      return drawPortrait(file.seed)
    case 'cover':
      return drawCover(file.seed)
    case 'logo':
      return drawLogo(file.name, file.seed)
    case 'film':
      return drawFilm(file.seed, { kinds: [file.scene], seconds: file.seconds })
    case 'sound':
      return recordSound(file.seed, file.seconds)
    case 'document':
      return printDocument({ title: file.title, paragraphs: [...file.paragraphs] })
    default:
      return file satisfies never
  }
}
