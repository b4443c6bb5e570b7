import { expect, test } from 'vitest'
import { fullText, mapText } from './llms.ts'

test('a map has a title, a summary and sections of links, without those that are empty', () =>
  expect(
    mapText({
      title: 'Lesroute',
      summary: 'Over\nwerken',
      details: ['Lees dit.'],
      sections: [
        { title: 'Artikelen', links: [{ title: 'De [pabo]', url: 'https://x.example/a.md', note: 'Eén\nregel' }] },
        { title: 'Leeg', links: [] },
      ],
    }),
  ).toBe(
    '# Lesroute\n\n> Over werken\n\nLees dit.\n\n## Artikelen\n\n- [De \\[pabo\\]](https://x.example/a.md): Eén regel\n',
  ))

test('a full text holds whole texts only, as many as fit, and says how many', () => {
  const text = fullText(
    ['# Alles'],
    [
      { title: 'Artikelen', texts: ['a'.repeat(60), 'b'.repeat(60), 'c'.repeat(30)] },
      { title: 'Vragen', texts: ['d'.repeat(20)] },
    ],
    100,
  )
  expect(text).toContain('of 100 characters at most:\n- Artikelen: 2 of 3\n- Vragen: 0 of 1')
  expect(text).toContain(`${'a'.repeat(60)}\n\n${'c'.repeat(30)}`)
  expect(text).not.toContain('bb')
})
