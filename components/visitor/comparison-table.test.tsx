import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { ComparisonTable, type Column } from './comparison-table.tsx'

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }))
vi.mock('#lib/i18n/language.ts', () => ({ pageLocale: async () => 'en' }))
vi.mock('#components/ui/link.tsx', () => ({ Link: 'a' }))
vi.mock('./leave-out.island.tsx', () => ({ LeaveOut: () => null }))

const column = (title: string, language: Column['language']): Column => ({
  id: title,
  item: title,
  title,
  language,
  href: null,
  without: '/vergelijken',
  save: null,
})

test('each column is in the language of its own title', async () => {
  const columns = [column('Zij-instroom', 'nl'), column('Part-time university course', 'en')]
  const { prelude } = await prerender(<ComparisonTable id="routes" title="Routes" columns={columns} rows={[]} />)
  const html = await new Response(prelude).text()
  expect(html.match(/<th scope="col" lang="[a-z]+"/g)).toEqual([
    '<th scope="col" lang="nl"',
    '<th scope="col" lang="en"',
  ])
})
