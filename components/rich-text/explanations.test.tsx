import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { withFigures } from '#lib/rich-text/figures.ts'
import type { RichText } from '#schema/index.ts'
import { FigureCards } from './explanations.tsx'
import { PlainDocument } from './plain-document.tsx'

// The facts of a figure need the language of the page.
vi.mock('#components/figures/figure-facts.tsx', () => ({ FigureFacts: () => null }))

const figure = {
  id: '1',
  series: 'collegegeld',
  name: 'Collegegeld',
  nameInEnglish: null,
  subject: 'study_costs',
  value: 2694,
  unit: 'euro_per_year',
  from: null,
  until: null,
  source: { title: 'Bron', url: 'https://voorbeeld.example/bron' },
  consulted: '2026-11-23',
  remark: null,
  remark_en: null,
} as const
const link = { type: 'text', text: '19', marks: [{ type: 'link', attrs: { href: '/cijfers#collegegeld' } }] }
const document: RichText = withFigures({ type: 'doc', content: [link] }, [figure], '2026-11-28', {
  textOf: ({ figure: { value } }) => String(value),
  hrefOf: (series) => `/cijfers#${series}`,
})
const words = { headingLink: (heading: string) => heading, table: 'Tabel' }

/** The ids of the cards, and those that the links lead to. */
const idsOf = (...ids: (string | undefined)[]) => {
  const html = renderToStaticMarkup(
    ids.map((id) => (
      <div key={id}>
        <PlainDocument {...(id ? { id } : {})} document={document} words={words} hasCards />
        <FigureCards id={id} document={document} />
      </div>
    )),
  )
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id)
  return {
    cards: all(/ id="([^"]*)"/g),
    details: all(/aria-details="([^"]*)"/g),
    interest: all(/interestfor="([^"]*)"/g),
  }
}

test('a figure in several documents of a page has a card in each, to which the links of that document lead', () => {
  const ids = ['cijfer-collegegeld', 'cijfer-a-collegegeld', 'cijfer-b-collegegeld']
  expect(idsOf(undefined, 'a', 'b')).toEqual({ cards: ids, details: ids, interest: ids })
})

test('without cards a figure is a link, which leads out of a frame in a new window and says so', () => {
  const html = renderToStaticMarkup(<PlainDocument document={document} words={words} newWindow=" (nieuw venster)" />)
  expect(html).toContain(
    '<a href="/cijfers#collegegeld" class="figure" target="_blank" rel="noopener">2694 (nieuw venster)</a>',
  )
})
