import { appendFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseForm, reactionOf, withoutPersonal, type Reaction } from './reaction.ts'
import { reportOf } from './report.ts'
import { newFolders, newStorage } from '../../storage/storage.fixture.ts'
import { fileReactions } from './file-reactions.ts'

const page = '/kennisbank/artikelen/de-pabo'
const now = Date.UTC(2026, 10, 21, 12)
const form = (fields: Record<string, string | string[]>) => {
  const sent = new URLSearchParams({ page, language: 'nl', seal: 's' })
  for (const [name, values] of Object.entries(fields)) {
    sent.delete(name)
    for (const value of [values].flat()) sent.append(name, value)
  }
  const parsed = parseForm(sent)
  return 'form' in parsed ? parsed.form : null
}

test.skipIf(process.platform === 'win32')('what readers wrote is readable by the owner alone', async () => {
  const { feedbackFolder } = await newFolders()
  await fileReactions(feedbackFolder).add({ kind: 'vote', page, day: '2026-11-21', useful: 'no' })
  const names = [feedbackFolder, path.join(feedbackFolder, '2026-11.ndjson')]
  expect(await Promise.all(names.map(async (name) => (await stat(name)).mode & 0o777))).toEqual([0o700, 0o600])
})

test('votes and remarks are read, with each reason once', () => {
  expect(form({ kind: 'vote', useful: 'no' })).toMatchObject({ kind: 'vote', useful: 'no', page })
  expect(form({ kind: 'remark', reasons: ['unclear', 'unclear'], text: ' Hoe dan? ' })).toMatchObject({
    reasons: ['unclear'],
    text: 'Hoe dan?',
  })
  expect(form({ kind: 'remark', reasons: 'unclear' })).toMatchObject({ reasons: ['unclear'], text: '' })
})

test('what is no reaction is refused', () => {
  expect(form({ kind: 'remark' })).toBeNull()
  expect(form({ kind: 'vote', useful: 'maybe' })).toBeNull()
  expect(form({ kind: 'vote' })).toBeNull()
  expect(form({ kind: 'remark', text: '' })).toBeNull()
  expect(form({ kind: 'remark', reasons: 'other', text: 'x' })).toBeNull()
  expect(form({ kind: 'remark', text: 'x'.repeat(1001) })).toBeNull()
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a b',
    '/a\r\nset-cookie:x',
    '/?x',
    '',
  ])
    expect(form({ kind: 'vote', useful: 'yes', page: elsewhere }), elsewhere).toBeNull()
})

test('a line end counts as one character, as in the browser', () => {
  expect(form({ kind: 'remark', text: `${'x'.repeat(998)}\r\ny` })).toMatchObject({ text: `${'x'.repeat(998)}\ny` })
})

// ASVS 8.3.4
test('neither personal data nor the time of day is stored', () => {
  expect(withoutPersonal('Mail jan.jansen@example.nl of bel 06-12345678 of +31 6 1234 5678.')).toBe(
    'Mail […] of bel […] of […].',
  )
  for (const number of ['+31 (0)6 1234 5678', '(020) 123 45 67', '020/1234567'])
    expect(withoutPersonal(`Bel ${number}`)).not.toMatch(/\d/)
  expect(withoutPersonal('Mijn nummer is 123456782.')).toBe('Mijn nummer is […].')
  for (const number of ['123 456 782', '123.456.782', '1234 56 782', 'NL91ABNA0417164300', 'nl91 abna 0417 1643 00'])
    expect(withoutPersonal(`Mijn bsn ${number}.`)).toBe('Mijn bsn […].')
  expect(withoutPersonal('Op 28-11-2026 had ik er 12, in 2025 2026 was het 3.')).toBe(
    'Op 28-11-2026 had ik er 12, in 2025 2026 was het 3.',
  )
  expect(withoutPersonal('In 2026-2027 is het anders.')).toBe('In 2026-2027 is het anders.')
  expect(withoutPersonal('Het kost € 2.530 in 2026, zie artikel 12.')).toBe('Het kost € 2.530 in 2026, zie artikel 12.')
  const remark = form({ kind: 'remark', reasons: 'outdated', text: 'a@b.nl', website: '' })
  expect(remark && reactionOf(remark, new Date(now))).toEqual({
    kind: 'remark',
    page,
    day: '2026-11-21',
    reasons: ['outdated'],
    text: '[…]',
  })
})

test('the day of a reaction is that of the Dutch clock', () => {
  const vote = form({ kind: 'vote', useful: 'yes' })
  expect(vote && reactionOf(vote, new Date('2026-11-20T23:30:00Z')).day).toBe('2026-11-21')
})

const stored: readonly Reaction[] = [
  { kind: 'vote', page, day: '2026-10-31', useful: 'yes' },
  { kind: 'remark', page, day: '2026-11-01', reasons: [], text: 'regel\n"twee"' },
]

test('reactions are read as they were stored, the oldest month first', async () => {
  const { reactions } = await newStorage()
  expect(await reactions.all()).toEqual({ reactions: [], broken: 0 })
  for (const one of stored.toReversed()) expect(await reactions.add(one)).toBe(true)
  expect(await reactions.all()).toEqual({ reactions: stored, broken: 0 })
})

test('files are by month, and a broken line affects only itself', async () => {
  const { feedbackFolder: folder } = await newFolders()
  const reactions = fileReactions(folder)
  for (const one of stored) await reactions.add(one)
  await appendFile(path.join(folder, '2026-10.ndjson'), '{"kind":"vo\n')
  expect(await readdir(folder)).toEqual(['2026-10.ndjson', '2026-11.ndjson'])
  expect(await reactions.all()).toEqual({ reactions: stored, broken: 1 })
})

test('a month that is full takes no more', async () => {
  const { feedbackFolder: folder } = await newFolders()
  await mkdir(folder)
  await appendFile(path.join(folder, '2026-11.ndjson'), Buffer.alloc(20_000_001, '\n'))
  expect(await fileReactions(folder).add({ kind: 'vote', page, day: '2026-11-21', useful: 'no' })).toBe(false)
})

test('the report sums votes and reasons by page, those that helped least first', () => {
  const vote = (of: string, useful: 'yes' | 'no'): Reaction => ({ kind: 'vote', page: of, day: '2026-11-01', useful })
  const remark = (text: string, ...reasons: ('unclear' | 'missing')[]): Reaction => ({
    kind: 'remark',
    page: '/b',
    day: '2026-11-02',
    reasons,
    text,
  })
  const report = reportOf([
    vote('/a', 'yes'),
    vote('/b', 'no'),
    vote('/b', 'yes'),
    remark('eerst', 'missing'),
    remark('dan', 'missing', 'unclear'),
    remark('', 'unclear'),
    remark('', 'unclear'),
  ])
  expect(report.map((item) => item.page)).toEqual(['/b', '/a'])
  expect(report[0]).toEqual({
    page: '/b',
    yes: 1,
    no: 1,
    reasons: [
      ['unclear', 3],
      ['missing', 2],
    ],
    remarks: [
      { day: '2026-11-02', text: 'dan' },
      { day: '2026-11-02', text: 'eerst' },
    ],
  })
})
