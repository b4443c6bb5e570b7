/** @module-tag full */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  drawCover,
  drawFilm,
  drawLogo,
  drawPortrait,
  drawScene,
  drawTile,
  isSceneKind,
  type Picture,
  printDocument,
  recordSound,
  sceneKinds,
  sceneSvg,
} from './draw.ts'
import { initialsOf } from './letters.ts'
import { portraitSvg } from './portrait.ts'

const check = async (picture: Picture, type: string): Promise<void> => {
  const metadata = await sharp(picture.bytes).metadata()
  expect({ type: picture.type, width: metadata.width, height: metadata.height }).toEqual({
    type,
    width: picture.width,
    height: picture.height,
  })
}

describe('pictures', () => {
  test('there are at least 24 scenes, each of its own', () => {
    expect(sceneKinds.length).toBeGreaterThanOrEqual(24)
    expect(new Set(sceneKinds.map((kind) => sceneSvg(kind, 1))).size).toBe(sceneKinds.length)
    expect(isSceneKind('playground')).toBe(true)
    expect(isSceneKind('toString')).toBe(false)
  })

  test.each(sceneKinds)('%s is drawn well-formed, with many colours, the same each time', async (kind) => {
    const picture = await drawScene(kind, 3)
    await check(picture, 'image/jpeg')
    expect(sceneSvg(kind, 3)).toBe(sceneSvg(kind, 3))
    expect(sceneSvg(kind, 3)).not.toMatch(/NaN|undefined|Infinity/)
    const { entropy } = await sharp(picture.bytes).stats()
    expect(entropy).toBeGreaterThan(4)
  })

  test('seeds differ, and neighbours never have the same mood', () => {
    const walls = [0, 1, 2, 3].map((seed) => /height="1000" fill="(#[\da-f]{6})"/.exec(sceneSvg('library', seed))?.[1])
    expect(new Set(walls).size).toBe(4)
  })

  test('portraits, covers and tiles have the sizes they say', async () => {
    await check(await drawPortrait('a'), 'image/jpeg')
    await check(await drawCover('a'), 'image/jpeg')
    await check(await drawTile('a'), 'image/jpeg')
    const people = Array.from({ length: 24 }, (_, seed) => portraitSvg(seed))
    expect(new Set(people).size).toBe(24)
    expect(people.join('')).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('two drawings of one seed are equal to the byte', async () => {
    const [first, second] = [await drawScene('gym', 7), await drawScene('gym', 7)]
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true)
  })

  test('logos hold initials as lines, and no text', async () => {
    const logo = await drawLogo('Hogeschool van Árnhem', 1)
    await check(logo, 'image/svg+xml')
    const svg = Buffer.from(logo.bytes).toString()
    expect(svg).not.toMatch(/<text|font|href|script/)
    expect(svg.match(/stroke-width="20"/g)).toHaveLength(2)
    expect(initialsOf('Hogeschool van Árnhem')).toBe('HA')
    expect(initialsOf('Fontys')).toBe('FO')
    expect(initialsOf('Stichting voor het Katholiek Onderwijs Zuid')).toBe('SKO')
  })
})

describe('film, sound and documents', () => {
  test('a film holds one key frame for each eighth of a second and says how long it is', async () => {
    const film = await drawFilm(5, { kinds: ['desk', 'meeting'], seconds: 2 })
    const bytes = Buffer.from(film.bytes)
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(bytes.includes('V_VP8')).toBe(true)
    // The start code of VP8 key frames, followed by 640 and 360 as two little-endian numbers.
    const start = Buffer.from('9d012a80026801', 'hex')
    let frames = 0
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) frames += 1
    expect(frames).toBe(16)
    const duration = bytes.indexOf(Buffer.from('4489', 'hex'))
    expect(bytes.readDoubleBE(duration + 10)).toBe(2000)
  })

  test('sound is a WAV of the length it says, neither silent nor cut off', async () => {
    const { bytes, duration } = await recordSound(2, 6)
    const wav = Buffer.from(bytes)
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
    expect(wav.readUInt32LE(40) / 2 / wav.readUInt32LE(24)).toBe(duration)
    const samples = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length))
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(6000)
    expect(peak).toBeLessThan(32_000)
  })

  test('a document is a PDF whose table points at its objects', async () => {
    const paragraphs = [
      '## Vóór je begint',
      '- Vraag (schriftelijk) om een gesprek',
      'Neem “alles” mee – ook je cv. '.repeat(200),
    ]
    const { bytes, type } = await printDocument({ title: 'Checklist', paragraphs, footer: 'Voorbeeld' })
    const file = Buffer.from(bytes).toString('latin1')
    expect(type).toBe('application/pdf')
    expect(file.startsWith('%PDF-1.4')).toBe(true)
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1])
    expect(file.startsWith('xref', table)).toBe(true)
    const starts = Array.from(file.slice(table).matchAll(/^(\d{10}) 00000 n /gm), (match) => Number(match[1]))
    expect(starts.length).toBeGreaterThan(6)
    for (const [index, start] of starts.entries()) expect(file.startsWith(`${index + 1} 0 obj`, start)).toBe(true)
    expect(file).toContain('Vraag \\(schriftelijk\\) om')
    expect(Number(/\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThan(1)
  })
})
