import { expect, test } from 'vitest'
import { chaptersJson, chaptersOf } from './chapters.ts'

const chapters = chaptersOf(
  [
    { label: 'Twee', time: '13' },
    { label: ' Een ', time: 0 },
    { label: '', time: 4 },
    { time: 5 },
    { label: 'Zonder tijd', time: null },
    null,
    { label: 'Na het eind', time: 31 },
  ],
  30,
)

test('chapters lie end to end, in order, inside the recording', () => {
  expect(chapters).toEqual([
    { label: 'Een', start: 0, end: 13 },
    { label: 'Twee', start: 13, end: 30 },
  ])
  expect(chaptersOf('none', 30)).toEqual([])
})

test('the last chapter of a recording of unknown length has no end', () => {
  const open = chaptersOf(
    [
      { label: 'Een', time: 0 },
      { label: 'Twee', time: 13 },
    ],
    null,
  )
  expect(open.map(({ end }) => end)).toEqual([13, null])
  expect(JSON.parse(chaptersJson(open)).chapters[1]).toEqual({ startTime: 13, title: 'Twee' })
})

test('chapters are written as podcast players read them', () => {
  expect(JSON.parse(chaptersJson(chapters))).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, endTime: 13, title: 'Een' },
      { startTime: 13, endTime: 30, title: 'Twee' },
    ],
  })
})
