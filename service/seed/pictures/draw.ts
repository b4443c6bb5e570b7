/** The catalogue's counter for pictures: a kind and a seed in, a finished file out. */
import { createRandom } from './random.ts'
import { type Palette, palettes } from './palette.ts'
import { toJpeg } from './raster.ts'
import { createSheet } from './sheet.ts'
import { box, placed } from './shapes.ts'
import { classroom } from './scenes/classroom.ts'
import { library } from './scenes/library.ts'
import { mentoring } from './scenes/mentoring.ts'
import { fieldHeight, fieldWidth, type Scene } from './scenes/scene.ts'

export type Picture = {
  readonly bytes: Uint8Array
  /** MIME type. */
  readonly type: string
  /** px */
  readonly width: number
  readonly height: number
  /** Without the dot. */
  readonly extension: string
}

const scenes = { classroom, library, mentoring } satisfies Record<string, Scene>
export type SceneKind = keyof typeof scenes
export const sceneKinds = Object.keys(scenes).filter(isSceneKind)

/** Whether a name is the name of a scene we can draw. */
export function isSceneKind(name: string): name is SceneKind {
  return Object.hasOwn(scenes, name)
}

/** The SVG of a scene; half of all seeds see it in the mirror. */
export function sceneSvg(kind: SceneKind, seed: string | number): string {
  const sheet = createSheet(`${kind}:${seed}`)
  const random = createRandom(`mood:${kind}:${seed}`)
  const palette = moodFor(kind, seed) ?? random.pick(palettes)
  const marks = scenes[kind](sheet, palette)
  const mirrored = random.chance(0.5) ? placed(marks, { x: fieldWidth, mirror: true }) : marks
  return sheet.finish(fieldWidth, fieldHeight, box(0, 0, fieldWidth, fieldHeight, { fill: palette.wall }) + mirrored)
}

/** Moods go round with whole-number seeds, so that a row of pictures is never all in one colour. */
function moodFor(kind: SceneKind, seed: string | number): Palette | undefined {
  const number = Number(seed)
  return Number.isSafeInteger(number)
    ? palettes[Math.abs(number + sceneKinds.indexOf(kind)) % palettes.length]
    : undefined
}

/** A scene of a kind as a JPEG of 1600 × 1000 px. */
export async function drawScene(kind: SceneKind, seed: string | number): Promise<Picture> {
  const bytes = await toJpeg(sceneSvg(kind, seed))
  return { bytes, type: 'image/jpeg', width: fieldWidth, height: fieldHeight, extension: 'jpg' }
}
