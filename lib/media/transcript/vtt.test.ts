import { expect, test } from 'vitest'
import { captionsVtt, chaptersVtt } from './vtt.ts'

const line = (start: number, end: number, text: string, speaker: string | null = null) => ({
  start,
  end,
  text,
  speaker,
})

test('lines are cues with voices', () => {
  expect(captionsVtt([line(0, 4, 'Hallo.', 'Lieke Broekhuis'), line(4.4, 7.5, 'Dag.')])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n<v Lieke Broekhuis>Hallo.</v>\n\n00:00:04.400 --> 00:00:07.500\nDag.\n',
  )
})

test('nothing that is said can end its cue, open a tag or look like times', () => {
  const vtt = captionsVtt([line(0, 1, 'a --> b\n\n<i>&lt;', 'S<1>')])
  expect(vtt).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n<v S&lt;1&gt;>a --&gt; b &lt;i&gt;&amp;lt;</v>\n')
})

test('a long turn is cut where a reader breathes, and keeps its time and all its words', () => {
  const text = `${'Een zin van veertig letters, dat is kort. '.repeat(4)}${'x'.repeat(200)}`.trim()
  const vtt = captionsVtt([line(10, 20, text)])
  const cues = vtt.split('\n\n').slice(1)
  const words = cues.map((cue) => cue.split('\n')[1] ?? '')
  expect(words.every((piece) => piece.length <= 84)).toBe(true)
  expect(words[0]).toMatch(/kort\.$/)
  expect(words.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  const times = cues.map((cue) => cue.split('\n')[0]?.split(' --> ') ?? [])
  expect(times[0]?.[0]).toBe('00:00:10.000')
  expect(times.at(-1)?.[1]).toBe('00:00:20.000')
  times.slice(1).forEach(([from], index) => expect(from).toBe(times[index]?.[1]))
})

test('no piece is left with a word alone', () => {
  const text = 'Geen idee. Maar hij zingt een tel te vroeg, en dat doet maar één kind op deze hele school.'
  const cues = captionsVtt([line(0, 6, text)])
    .trim()
    .split('\n\n')
    .slice(1)
  expect(cues.map((cue) => cue.split('\n')[1])).toEqual([
    'Geen idee. Maar hij zingt een tel te vroeg,',
    'en dat doet maar één kind op deze hele school.',
  ])
})

test('a line without length is no cue', () => {
  expect(captionsVtt([line(3, 3, 'Kort.')])).toBe('WEBVTT\n\n')
})

test('chapters are a track of their own', () => {
  expect(
    chaptersVtt([
      { label: 'De <truc>', start: 13, end: 30 },
      { label: 'Zonder eind', start: 30, end: null },
    ]),
  ).toBe('WEBVTT\n\n00:00:13.000 --> 00:00:30.000\nDe &lt;truc&gt;\n')
})
