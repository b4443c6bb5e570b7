/**
 * Records the episodes whose words have changed, by computer voices: `node sample/record.ts`. Needs `espeak-ng` and
 * `ffmpeg` on the machine of whoever writes the episodes; those who seed need neither.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEpisodes } from './content-files.ts'
import { cuesFile, readCues, recordingFile, wordsOf, type Cues, type Recording, type Turn } from './recordings.ts'

/** Seconds of silence after each turn. */
const pause = 0.4
/** Samples a second of what the voices say, 16 bits each, behind a header of 44 bytes. */
const sampleRate = 22_050
const header = 44

/** Variants of the Dutch voice: the hosts have their own, guests share the others. */
const hosts: Readonly<Record<string, string>> = { Stem: 'croak', Lieke: 'f2', Samir: 'm3' }
const women = new Set(
  'Aylin Anneloes Carolina Chantal Emine Eva Fatima Floor Hanneke Ilse Iris Latifa Lotte Marjan Monique Naima Noura Priyanka Sabine Shanti Wendela Yara'.split(
    ' ',
  ),
)

const voiceOf = (speaker: string): string => hosts[speaker] ?? (women.has(speaker) ? 'f4' : 'm7')

const record = (slug: string, turns: readonly Turn[], folder: string): Recording => {
  const silence = Buffer.alloc(Math.round(pause * sampleRate) * 2)
  const samples: Buffer[] = []
  const times: { start: number; end: number }[] = []
  let bytes = 0
  const seconds = () => Math.round((bytes / 2 / sampleRate) * 10) / 10
  for (const { speaker, text } of turns) {
    const wav = join(folder, 'turn.wav')
    execFileSync('espeak-ng', ['-v', `nl+${voiceOf(speaker)}`, '-s', '150', '-w', wav, text])
    const said = readFileSync(wav).subarray(header)
    const start = seconds()
    bytes += said.byteLength
    times.push({ start, end: seconds() })
    bytes += silence.byteLength
    samples.push(said, silence)
  }
  const whole = Math.ceil(bytes / 2 / sampleRate)
  // Filled up to the second, so that the file is as long as its record says.
  samples.push(Buffer.alloc(Math.max(0, whole * sampleRate * 2 - bytes)))
  const raw = join(folder, 'whole.raw')
  writeFileSync(raw, Buffer.concat(samples))
  const input = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', raw]
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, '-b:a', '24k', '-map_metadata', '-1', recordingFile(slug)])
  return { words: wordsOf(turns), seconds: whole, turns: times }
}

const known: Cues = existsSync(cuesFile) ? readCues() : {}
const folder = mkdtempSync(join(tmpdir(), 'lesroute-record-'))
const cues: Cues = {}
for (const { slug, transcript } of readEpisodes()) {
  const kept = known[slug]
  const isFresh = kept?.words === wordsOf(transcript) && existsSync(recordingFile(slug))
  cues[slug] = isFresh ? kept : record(slug, transcript, folder)
  if (!isFresh) console.log(`${slug}: ${cues[slug].seconds} s, ${statSync(recordingFile(slug)).size} bytes`)
}
writeFileSync(cuesFile, `${JSON.stringify(cues)}\n`)
rmSync(folder, { recursive: true })
