import type { Heading } from '#lib/rich-text/outline.ts'
import { CurrentHeading } from './current-heading.island.tsx'

type Props = { readonly title: string; readonly headings: readonly Heading[]; readonly lang: string }

/** The headings of a page as links. Shown beside the text on wide screens, folded above it on small ones. */
export const Contents = ({ title, headings, lang }: Props) => {
  const list = (
    <ol lang={lang} className="toc space-y-1 border-s-2 border-line">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a href={`#${id}`} className={level > 2 ? 'ps-7' : 'ps-4'}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav
        aria-label={title}
        data-contents=""
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] overflow-y-auto pe-2 lg:block"
      >
        <p className="mb-3 font-display font-semibold">{title}</p>
        {list}
      </nav>
      <details className="rounded-lg border border-line bg-surface p-4 lg:hidden" data-screen="">
        <summary className="font-display font-semibold">{title}</summary>
        <nav aria-label={title} data-contents="" className="mt-3">
          {list}
        </nav>
      </details>
      <CurrentHeading />
    </>
  )
}
