import type { ReactNode } from 'react'
import type { Href } from '#lib/paths.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import { Hyphenated } from './hyphenated.tsx'
import { LanguageMark } from './language-mark.tsx'
import { OptionalLink } from './optional-link.tsx'
import { Picture } from './picture.tsx'

type Props = {
  /** Null for what has no page: the card then is its words. */
  readonly href: Href | null
  readonly title: string
  readonly kicker?: ReactNode
  readonly text?: string | null
  readonly picture?: string | null
  /** Width by height of the picture. */
  readonly ratio?: number
  /** Short facts at the foot: a date, a duration. */
  readonly facts?: ReactNode
  /** A button in the corner. */
  readonly save?: ReactNode
  readonly level?: 2 | 3
  /** The language of title and text; said in the card where it is not that of the page. */
  readonly lang?: Locale
  /** Two columns wide, its picture beside its words. */
  readonly wide?: boolean
}

/** An item as a card: the whole card is the link's target, the title is the link. */
export const Card = (props: Props) => {
  const { href, title, kicker, text, picture, ratio = 16 / 10, facts, save, level = 3, lang, wide = false } = props
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={`group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:shadow-card ${wide ? 'md:col-span-2 md:grid md:grid-cols-2' : ''}`}
    >
      {picture ? (
        <Picture
          id={picture}
          alt=""
          width={wide ? 620 : 400}
          ratio={ratio}
          className={`h-auto w-full bg-sunken object-cover ${wide ? 'md:h-full' : ''}`}
        />
      ) : null}
      <div className={`flex grow flex-col gap-2 p-5 sm:p-6 ${wide ? 'md:justify-center' : ''}`}>
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <Title lang={lang} className={wide ? 'text-h2' : 'text-h3'}>
          <OptionalLink href={href} className="card-link">
            <Hyphenated lang={lang}>{title}</Hyphenated>
          </OptionalLink>
        </Title>
        {lang ? <LanguageMark language={lang} /> : null}
        {text ? (
          <p lang={lang} className="line-clamp-3 text-muted">
            {text}
          </p>
        ) : null}
        {facts ? <p className="mt-auto pt-2 text-sm text-muted">{facts}</p> : null}
      </div>
      {save}
    </article>
  )
}
