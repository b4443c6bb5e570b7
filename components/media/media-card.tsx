import { getTranslations } from 'next-intl/server'
import { Save } from '#components/visitor/save.tsx'
import { Card } from '#components/ui/card.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import type { MediaCard as Item } from '#lib/content/media-cards.ts'
import { itemHref } from '#lib/paths.ts'
import { Length } from './length.tsx'
import { ReleaseDate } from './release-date.tsx'

type Props = {
  readonly card: Item
  readonly level?: 2 | 3
  /** Whether the card says what kind of thing it is: where kinds stand together. */
  readonly showKind?: boolean
}

const ratios = { podcast_episodes: 1, videos: 16 / 9, testimonials: 16 / 10 } as const

/** An episode, a video or a story as a card. */
export const MediaCard = async ({ card, level = 3, showKind = false }: Props) => {
  const t = await getTranslations('global.kindOne')
  const { kind, title, text, picture, duration, people, roles } = card
  const about = kind === 'podcast_episodes' ? card.show : (roles[0] ?? card.sectors[0])
  return (
    <Card
      href={itemHref(kind, card)}
      lang="nl"
      save={<Save kind={kind} id={card.id} title={title} />}
      level={level}
      title={title}
      text={text}
      picture={picture?.id ?? null}
      ratio={ratios[kind]}
      kicker={
        <>
          {showKind ? t(kind) : null}
          {showKind && about ? ' · ' : null}
          {about ? <TermName name={about} /> : null}
        </>
      }
      facts={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {people.length ? <span>{people.join(', ')}</span> : null}
          <Length seconds={duration} />
          <ReleaseDate date={card.date} planned={card.planned} />
        </span>
      }
    />
  )
}

/** Cards side by side. */
export const MediaCards = ({ cards, ...rest }: Omit<Props, 'card'> & { readonly cards: readonly Item[] }) => (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {cards.map((card) => (
      <MediaCard key={card.id} card={card} {...rest} />
    ))}
  </div>
)
