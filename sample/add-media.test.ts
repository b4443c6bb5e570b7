import { expect, test } from 'vitest'
import { spokenFields } from './add-media.ts'
import { sampleCatalogue } from './catalogue.fixture.ts'

test('turns share the recording by how much is said, without gaps', () => {
  const spoken = spokenFields(
    [
      { speaker: 'Lieke', text: 'a'.repeat(10) },
      { speaker: 'Iemand', text: 'b'.repeat(30) },
    ],
    20,
  )
  expect(spoken.transcript_raw).toEqual([
    { start: 0, end: 5, speaker: 'S1', text: 'a'.repeat(10) },
    { start: 5, end: 20, speaker: 'S2', text: 'b'.repeat(30) },
  ])
  expect(spoken.speaker_map).toEqual({ S1: 'Lieke Broekhuis', S2: 'Iemand' })
})

test('every recording has a transcript as long as itself, and chapters inside it', () => {
  const { items, files } = sampleCatalogue()
  for (const row of [...(items['podcast_episodes'] ?? []), ...(items['videos'] ?? [])]) {
    const lines = row['transcript_raw'] as { end: number }[]
    const chapters = row['chapters'] as { time: number }[]
    const recording = files.find((file) => file.id === (row['audio'] ?? row['video']))
    const silence = Number(row['duration']) - Number(lines.at(-1)?.end)
    expect(silence).toBeGreaterThanOrEqual(0)
    expect(silence).toBeLessThan(2)
    expect(chapters.every(({ time }) => time < Number(row['duration']))).toBe(true)
    expect(recording).toMatchObject({ seconds: row['duration'] })
  }
})
