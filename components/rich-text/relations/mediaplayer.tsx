import { getTranslations } from 'next-intl/server'
import { ChapterList } from '#components/player/chapter-list.tsx'
import { playerWords, type PlayerItem } from '#components/player/item.ts'
import { Player } from '#components/player/player.island.tsx'
import { mediaBase } from '#lib/media/base.ts'
import { originalUrl, pictureUrl } from '#lib/media/addresses.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'
import { chaptersOf } from '#lib/media/transcript/chapters.ts'

type Props = { readonly block: BlockOf<'mediaplayers'> }

/** Widths that a player can have, in px, with their classes: the site's policy refuses styles in a page. */
const widths = [
  [320, 'max-w-xs'],
  [448, 'max-w-md'],
  [576, 'max-w-xl'],
] as const

/** The class of the narrowest of those widths that holds so many px; none where the column is not wider. */
const widthClass = (width: number | null | undefined): string | undefined =>
  width ? widths.find(([most]) => width <= most)?.[1] : undefined

/** Sound or film inside a text, in the player of the media pages. Nothing loads before it is played. */
export const Mediaplayer = async ({ block }: Props) => {
  const t = await getTranslations('player')
  const source = block.type === 'audio' ? block.audio?.source : block.video?.id
  if (!source) return null
  const { artwork } = block
  const picture = (width: number, ratio: number) => artwork && pictureUrl(mediaBase, artwork.id, { width, ratio })
  const item: PlayerItem = {
    id: block.id,
    kind: block.type,
    src: originalUrl(mediaBase, source, 'video'),
    type: null,
    title: block.title ?? t('recording'),
    byline: block.artist,
    href: null,
    poster: block.type === 'video' ? picture(960, 16 / 9) : picture(320, 1),
    artwork: picture(512, 1),
    duration: 0,
    chapters: chaptersOf(block.chapters, null),
    speakers: [],
    voices: [],
    captions: null,
  }
  return (
    <figure className={block.full_width ? undefined : widthClass(block.max_width)}>
      <Player item={item} words={playerWords(t)}>
        <ChapterList title={t('chapters')} chapters={item.chapters} />
      </Player>
    </figure>
  )
}
