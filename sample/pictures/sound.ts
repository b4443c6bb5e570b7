/** Sample sound for podcasts: soft chords with a bell line over them, as a WAV file. */
import { createRandom, type Random } from './random.ts'

/** Samples a second; 16 bits, one channel. */
export const sampleRate = 16_000

/** Chords as semitones above A2; each lasts four seconds. */
const progressions = [
  [
    [0, 7, 12, 16],
    [5, 9, 12, 17],
    [-3, 4, 12, 15],
    [-5, 2, 11, 14],
  ],
  [
    [0, 7, 11, 16],
    [-3, 7, 12, 16],
    [2, 9, 12, 17],
    [-5, 5, 11, 14],
  ],
  [
    [3, 10, 15, 19],
    [-2, 10, 14, 17],
    [0, 7, 12, 15],
    [-4, 8, 12, 15],
  ],
] as const

/** The WAV of a soft piece of music. */
export const makeSound = (seconds: number, seed: string | number): Uint8Array => {
  const random = createRandom(`sound:${seed}`)
  const samples = new Float64Array(Math.round(seconds * sampleRate))
  const chords = random.pick(progressions)
  for (let start = 0, index = 0; start < seconds; start += 4, index += 1) {
    const chord = chords[index % chords.length] ?? chords[0]
    for (const note of chord) addNote(samples, { start, length: 5, note, gain: 0.085, bell: false })
    addBells(samples, random, chord, start)
  }
  fadeEnds(samples, 1.5)
  return wav(samples)
}

type Note = {
  /** s */
  readonly start: number
  readonly length: number
  /** Semitones above A2 (110 Hz). */
  readonly note: number
  readonly gain: number
  readonly bell: boolean
}

const addBells = (samples: Float64Array, random: Random, chord: readonly number[], start: number): void => {
  for (const beat of [0, 1, 1.5, 2.5, 3]) {
    if (random.chance(0.3)) continue
    const note = random.pick(chord) + 24
    // Each bell comes back twice, softer: a small room.
    for (const [delay, gain] of [
      [0, 0.1],
      [0.31, 0.04],
      [0.62, 0.018],
    ] as const) {
      addNote(samples, { start: start + beat + delay, length: 1.8, note, gain, bell: true })
    }
  }
}

const addNote = (samples: Float64Array, { start, length, note, gain, bell }: Note): void => {
  const frequency = 110 * 2 ** (note / 12)
  const first = Math.round(start * sampleRate)
  const last = Math.min(samples.length, first + Math.round(length * sampleRate))
  for (let index = first; index < last; index += 1) {
    const time = (index - first) / sampleRate
    const swell = bell ? Math.min(1, time * 200) * Math.exp(-time * 3.2) : Math.sin((Math.PI * time) / length) ** 1.4
    const phase = 2 * Math.PI * frequency * time
    const tone = bell
      ? Math.sin(phase) + 0.3 * Math.sin(phase * 2.01) * Math.exp(-time * 6)
      : Math.sin(phase) + 0.35 * Math.sin(phase * 2 + 0.6) + 0.12 * Math.sin(phase * 3.003)
    samples[index] = (samples[index] ?? 0) + tone * swell * gain
  }
}

const fadeEnds = (samples: Float64Array, seconds: number): void => {
  const length = Math.min(samples.length / 2, seconds * sampleRate)
  for (let index = 0; index < length; index += 1) {
    const last = samples.length - 1 - index
    samples[index] = ((samples[index] ?? 0) * index) / length
    samples[last] = ((samples[last] ?? 0) * index) / length
  }
}

const wav = (samples: Float64Array): Uint8Array => {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries()) {
    // A soft limit instead of a hard one: loud moments bend, they do not crack.
    bytes.writeInt16LE(Math.round(Math.tanh(sample) * 32_000), 44 + index * 2)
  }
  return bytes
}
