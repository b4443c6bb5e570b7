import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import type { Href } from '#lib/paths.ts'
import { Hyphenated } from './hyphenated.tsx'

type Props = {
  readonly trail: readonly { readonly label: string; readonly href: Href }[]
  readonly title: string
  readonly kicker?: ReactNode
  readonly lead?: ReactNode
  /** Facts and actions below the lead. */
  readonly children?: ReactNode
  /** Beside the words on wide screens: a picture, a mark. */
  readonly aside?: ReactNode
  /** A mark before the title: an icon. */
  readonly mark?: ReactNode
  /** Language of all words but the trail, when it is not the page's; `titleLang`: of the title alone. */
  readonly lang?: string
  readonly titleLang?: string
}

/** The top of a page: where it stands, what it is, what it is about. */
export const PageHeader = ({ trail, title, kicker, lead, children, aside, mark, lang, titleLang }: Props) => (
  <div className="wrap pt-6">
    <Breadcrumbs trail={trail} current={title} currentLang={titleLang ?? lang} />
    <header
      lang={lang}
      className={`py-10 lg:py-14 ${aside ? 'grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center' : ''}`}
    >
      <div className="space-y-5">
        {mark ? <div className="text-brand">{mark}</div> : null}
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h1 lang={titleLang} className="max-w-4xl text-h1">
          <Hyphenated lang={titleLang ?? lang}>{title}</Hyphenated>
        </h1>
        {lead ? <p className="max-w-2xl text-lead text-muted">{lead}</p> : null}
        {children}
      </div>
      {aside}
    </header>
  </div>
)
