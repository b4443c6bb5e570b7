/** From the list of files that the catalogue asks for to their bytes. */
import { readFile } from 'node:fs/promises'
import { drawCover, drawFilm, drawLogo, drawPortrait, drawScene, printDocument } from './pictures/draw.ts'
import type { FileToMake } from './files.ts'
import { coverSide } from './pictures/cover.ts'
import { filmHeight, filmWidth } from './pictures/film.ts'
import { portraitSide } from './pictures/portrait.ts'
import { fieldHeight, fieldWidth } from './pictures/scenes/scene.ts'
import { recordingFile } from './recordings.ts'

export type FileFacts = {
  /** MIME type. */
  readonly type: string
  /** px */
  readonly width?: number
  readonly height?: number
  /** Seconds. */
  readonly duration?: number
}

export type MadeFile = FileFacts & { readonly bytes: Uint8Array }

const jpegOf = (width: number, height: number): FileFacts => ({ type: 'image/jpeg', width, height })

/** What a picture or film will be, known before it is drawn, which takes a quarter of a second to two; null for other files. */
export const drawnFacts = (file: FileToMake): FileFacts | null => {
  switch (file.kind) {
    case 'scene':
      return jpegOf(fieldWidth, fieldHeight)
    case 'portrait':
      return jpegOf(portraitSide, portraitSide)
    case 'cover':
      return jpegOf(coverSide, coverSide)
    case 'film':
      return { type: 'video/webm', width: filmWidth, height: filmHeight, duration: file.seconds }
    case 'logo':
    case 'recording':
    case 'document':
      return null
    default:
      return file satisfies never
  }
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
