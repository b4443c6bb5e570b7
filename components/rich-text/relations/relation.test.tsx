import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Relation } from './relation.tsx'

// These need the language of the page.
vi.mock('./button.tsx', () => ({ Button: () => <p>knop</p> }))
vi.mock('./callout.tsx', () => ({ Callout: () => <aside /> }))
vi.mock('./mention.tsx', () => ({ Mention: () => <em>verwijzing</em> }))
vi.mock('./mediaplayer.tsx', () => ({}))
vi.mock('./related-content-list.tsx', () => ({}))

const words = { headingLink: (heading: string) => heading, table: 'Tabel' }
const shown = (data: object, isInline: boolean) =>
  renderToStaticMarkup(<Relation data={{ id: 'a', ...data }} words={words} isInline={isInline} />)

test('in a paragraph only a mention is shown as itself: other items are their title', () => {
  const button = { collection: 'buttons', label: 'Lees meer', to: '/routes' }
  expect([shown(button, false), shown(button, true)]).toEqual(['<p>knop</p>', 'Lees meer'])
  expect(shown({ collection: 'callouts', title: 'Let op' }, true)).toBe('Let op')
  expect(shown({ collection: 'callouts' }, true)).toBe('')
  expect(shown({ collection: 'mentions' }, true)).toBe('<em>verwijzing</em>')
})
