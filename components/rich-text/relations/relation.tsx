import { warn } from '#platform/log.ts'
import { parseBlock } from '#lib/rich-text/blocks.ts'
import { anyTitle } from '#lib/rich-text/titles.ts'
import type { Words } from '../document.tsx'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { ContentList } from './content-list.tsx'
import { Image } from './image.tsx'
import { Mediaplayer } from './mediaplayer.tsx'
import { Mention } from './mention.tsx'
import { RelatedContentList } from './related-content-list.tsx'

type Props = {
  readonly data: unknown
  readonly words: Words
  /** Whether it stands in a sentence, where only a mention can be shown: any other item is its title there. */
  readonly isInline?: boolean
}

/** The component for an embedded item, by its collection; nothing, and a line in the log, for one it cannot show. */
export const Relation = ({ data, words, isInline = false }: Props) => {
  const block = parseBlock(data, (problem) =>
    warn('rich text: a block of a text is left out; open its item in the editor and mend or remove it', { problem }),
  )
  if (isInline && block?.collection !== 'mentions') return anyTitle(block)
  switch (block?.collection) {
    case undefined:
      return null
    case 'buttons':
      return <Button block={block} />
    case 'callouts':
      return <Callout block={block} words={words} />
    case 'images':
      return <Image block={block} />
    case 'content_lists':
      return <ContentList block={block} />
    case 'related_content_lists':
      return <RelatedContentList block={block} />
    case 'mediaplayers':
      return <Mediaplayer block={block} />
    case 'mentions':
      return <Mention block={block} />
    default:
      return block satisfies never
  }
}
