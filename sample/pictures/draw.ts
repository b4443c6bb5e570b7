/**
 * Where the sample catalogue gets its media: a kind and a seed in, a finished file out. Every function gives the same
 * bytes for the same seed; nothing is read from disk.
 */
import { coverSide, coverSvg, tileHeight, tileSvg, tileWidth } from './cover.ts'
import { type Paper, typesetDocument } from './document.ts'
import { filmHeight, filmWidth, makeFilm } from './film.ts'
import { logoSide, logoSvg } from './logo.ts'
import type { Look } from './looks.ts'
import { portraitSide, portraitSvg } from './portrait.ts'
import { makeSound } from './sound.ts'
import { createRandom } from './random.ts'
import { type Palette, palettes } from './palette.ts'
import { toJpeg } from './raster.ts'
import { createSheet } from './sheet.ts'
import { box, placed } from './shapes.ts'
import { classroom } from './scenes/classroom.ts'
import { counter } from './scenes/counter.ts'
import { campus } from './scenes/campus.ts'
import { commute } from './scenes/commute.ts'
import { crossroads } from './scenes/crossroads.ts'
import { desk } from './scenes/desk.ts'
import { gym } from './scenes/gym.ts'
import { lab } from './scenes/lab.ts'
import { library } from './scenes/library.ts'
import { meeting } from './scenes/meeting.ts'
import { mentoring } from './scenes/mentoring.ts'
import { music } from './scenes/music.ts'
import { online } from './scenes/online.ts'
import { playground } from './scenes/playground.ts'
import { reading } from './scenes/reading.ts'
import { school } from './scenes/school.ts'
import { workshop } from './scenes/workshop.ts'
import { garden } from './scenes/garden.ts'
import { staffroom } from './scenes/staffroom.ts'
import { corridor } from './scenes/corridor.ts'
import { exam } from './scenes/exam.ts'
import { interview } from './scenes/interview.ts'
import { excursion } from './scenes/excursion.ts'
import { studio } from './scenes/studio.ts'
import { fieldHeight, fieldWidth, type Scene } from './scenes/scene.ts'

export type MadeFile = {
  readonly bytes: Uint8Array
  /** MIME type. */
  readonly type: string
  /** Without the dot. */
  readonly extension: string
}

export type Picture = MadeFile & {
  /** px */
  readonly width: number
  readonly height: number
}

export type Recording = MadeFile & {
  /** Length in seconds. */
  readonly duration: number
}

const scenes = {
  classroom,
  counter,
  campus,
  commute,
  crossroads,
  desk,
  gym,
  lab,
  library,
  meeting,
  mentoring,
  music,
  online,
  playground,
  reading,
  school,
  workshop,
  garden,
  staffroom,
  corridor,
  exam,
  interview,
  excursion,
  studio,
} satisfies Record<string, Scene>
export type SceneKind = keyof typeof scenes

/** Whether a name is the name of a scene we can draw. */
export const isSceneKind = (name: string): name is SceneKind => Object.hasOwn(scenes, name)
export const sceneKinds = Object.keys(scenes).filter(isSceneKind)

/** The SVG of a scene; half of all seeds see it in the mirror. */
export const sceneSvg = (kind: SceneKind, seed: string | number): string => {
  const sheet = createSheet(`${kind}:${seed}`)
  const random = createRandom(`mood:${kind}:${seed}`)
  const palette = moodFor(kind, seed) ?? random.pick(palettes)
  const marks = scenes[kind](sheet, palette)
  const mirrored = random.chance(0.5) ? placed(marks, { x: fieldWidth, mirror: true }) : marks
  return sheet.finish(fieldWidth, fieldHeight, box(0, 0, fieldWidth, fieldHeight, { fill: palette.wall }) + mirrored)
}

/** Moods go round with whole-number seeds, so that a row of pictures is never all in one colour. */
const moodFor = (kind: SceneKind, seed: string | number): Palette | undefined => {
  const number = Number(seed)
  return Number.isSafeInteger(number)
    ? palettes[Math.abs(number + sceneKinds.indexOf(kind)) % palettes.length]
    : undefined
}

/** A scene of a kind as a JPEG of 1600 × 1000 px. */
export const drawScene = async (kind: SceneKind, seed: string | number): Promise<Picture> =>
  jpeg(sceneSvg(kind, seed), fieldWidth, fieldHeight)

/** Somebody's portrait as a JPEG of 800 × 800 px. */
export const drawPortrait = async (seed: string | number, look?: Look): Promise<Picture> =>
  jpeg(portraitSvg(seed, look), portraitSide, portraitSide)

/** A podcast cover as a JPEG of 1400 × 1400 px. */
export const drawCover = async (seed: string | number): Promise<Picture> => jpeg(coverSvg(seed), coverSide, coverSide)

/** A geometric tile for a topic as a JPEG of 1200 × 800 px. */
export const drawTile = async (seed: string | number): Promise<Picture> => jpeg(tileSvg(seed), tileWidth, tileHeight)

/** An invented mark with the initials of an institution, as SVG of 400 × 400 px without any text. */
export const drawLogo = async (name: string, seed: string | number): Promise<Picture> => {
  const bytes = Buffer.from(logoSvg(name, seed))
  return { bytes, type: 'image/svg+xml', width: logoSide, height: logoSide, extension: 'svg' }
}

/**
 * A silent film over three scenes as WebM, 640 × 360 px.
 * @param kinds the scenes, in order; three chosen by the seed when left out
 * @param seconds length, 14 when left out
 */
export const drawFilm = async (
  seed: string | number,
  { kinds, seconds = 14 }: { readonly kinds?: readonly SceneKind[]; readonly seconds?: number } = {},
): Promise<Picture & Recording> => {
  const chosen = kinds ?? createRandom(`film:${seed}`).shuffled(sceneKinds).slice(0, 3)
  const bytes = await makeFilm(
    chosen.map((kind) => sceneSvg(kind, seed)),
    seconds,
    seed,
  )
  return { bytes, type: 'video/webm', width: filmWidth, height: filmHeight, duration: seconds, extension: 'webm' }
}

/**
 * Soft music as WAV, 16 kHz mono.
 * @param seconds length, 28 when left out
 */
export const recordSound = async (seed: string | number, seconds = 28): Promise<Recording> => ({
  bytes: makeSound(seconds, seed),
  type: 'audio/wav',
  duration: seconds,
  extension: 'wav',
})

/** A document as PDF; see `typesetDocument` for headings and boxes to tick. */
export const printDocument = async (paper: Paper): Promise<MadeFile> => ({
  bytes: typesetDocument(paper),
  type: 'application/pdf',
  extension: 'pdf',
})

const jpeg = async (svg: string, width: number, height: number): Promise<Picture> => ({
  bytes: await toJpeg(svg),
  type: 'image/jpeg',
  width,
  height,
  extension: 'jpg',
})
