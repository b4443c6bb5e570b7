import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InspectorBoundary } from './inspector-boundary.island.tsx'

test('what is to be mended is a list before the editor is there, also what reads the same twice', () => {
  const finding = { block: 0, text: 'Deze link leidt nergens heen.' }
  const page = renderToStaticMarkup(
    <InspectorBoundary
      document={{ type: 'doc', content: [] }}
      items={{}}
      findings={[finding, { ...finding, block: 2 }]}
      words={{ show: 'Toon', document: 'Tekst' }}
    />,
  )
  expect(page).not.toContain('<noscript>')
  expect(page.match(/<li>/g)).toHaveLength(2)
})
