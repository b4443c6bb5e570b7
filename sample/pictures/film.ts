/** A silent film: the camera moves slowly over a few scenes that fade into each other. */
import sharp from 'sharp'
import { createRandom } from './random.ts'
import { keyFrameOf, writeWebm } from './webm.ts'

export const filmWidth = 640
export const filmHeight = 360
const framesPerSecond = 8
const fadeFrames = 6
/** Scenes are drawn two and a half times as wide as the film, so that a slow move does not tremble; wider costs four times as long. */
const sourceWidth = 1600

type Still = { readonly pixels: Buffer; readonly width: number; readonly height: number }
type Move = { readonly from: Crop; readonly to: Crop }
/** The part of the still in view: its share of the width, and where its middle is (0–1 of the room left). */
type Crop = { readonly share: number; readonly across: number; readonly down: number }

/**
 * The WebM of a film of some scenes, all shown equally long.
 * @param scenes SVG drawings of one size
 * @param seconds length of the film
 */
export const makeFilm = async (
  scenes: readonly string[],
  seconds: number,
  seed: string | number,
): Promise<Uint8Array> => {
  const random = createRandom(`film:${seed}`)
  const total = seconds * framesPerSecond
  const each = total / scenes.length
  const frames: Uint8Array[] = []
  let tail: Uint8Array[] = []
  for (const [index, svg] of scenes.entries()) {
    const still = await drawStill(svg)
    const move = random.chance(0.5) ? reverse(slowMove(random)) : slowMove(random)
    const count = Math.round((index + 1) * each) - Math.round(index * each)
    const overlap = index < scenes.length - 1 ? fadeFrames : 0
    const shots = await shoot(still, move, count + overlap)
    for (const [at, shot] of shots.slice(0, count).entries()) {
      const old = tail[at]
      frames.push(await encode(old === undefined ? shot : blend(old, shot, (at + 1) / (fadeFrames + 1))))
    }
    tail = shots.slice(count)
  }
  return writeWebm({ width: filmWidth, height: filmHeight, framesPerSecond, frames })
}

const drawStill = async (svg: string): Promise<Still> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: sourceWidth })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const slowMove = (random: ReturnType<typeof createRandom>): Move => {
  const down = random.between(0.35, 0.8)
  return {
    from: { share: 1, across: 0.5, down },
    to: { share: random.between(0.7, 0.8), across: random.between(0.2, 0.8), down: down + random.between(-0.2, 0.15) },
  }
}

const reverse = ({ from, to }: Move): Move => ({ from: to, to: from })

const shoot = async (still: Still, { from, to }: Move, count: number): Promise<Uint8Array[]> => {
  const raw = { width: still.width, height: still.height, channels: 3 } as const
  const shots: Uint8Array[] = []
  for (let index = 0; index < count; index += 1) {
    const along = ease(index / (count - 1))
    const between = (key: keyof Crop) => from[key] + (to[key] - from[key]) * along
    const width = Math.round(still.width * between('share'))
    const height = Math.round((width * filmHeight) / filmWidth)
    const left = Math.round((still.width - width) * between('across'))
    const top = Math.round((still.height - height) * between('down'))
    const view = sharp(still.pixels, { raw }).extract({ left, top, width, height })
    shots.push(await view.resize(filmWidth, filmHeight, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer())
  }
  return shots
}

const ease = (share: number): number => share * share * (3 - 2 * share)

const blend = (old: Uint8Array, next: Uint8Array, share: number): Uint8Array =>
  next.map((value, index) => value * share + (old[index] ?? value) * (1 - share))

const encode = async (pixels: Uint8Array): Promise<Uint8Array> => {
  const raw = { width: filmWidth, height: filmHeight, channels: 3 } as const
  return keyFrameOf(await sharp(pixels, { raw }).webp({ quality: 62, effort: 2 }).toBuffer())
}
