import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { shownBlocks } from '#components/editing/shown-blocks.tsx'
import { entryOf } from '#lib/editors/block-entries.ts'
import { readShownBlock, shownBlockId } from '#lib/editors/shown-block.ts'
import { editorToken } from '#lib/editors/session.ts'

export const instant = false

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> }

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('editing')
  return { title: t('pieceTitle'), robots: { index: false, follow: false } }
}

/**
 * An item that is being inserted into a text, as the page will show it, for the script of the editor. It is a page, and no
 * endpoint, because the framework tells the language to the components of pages alone. It reads with the rights of the editor who is signed in,
 * and is missing for others.
 */
export default async function ShownBlockPage({ searchParams }: Props) {
  await connection()
  const [article, token, { stuk }] = [await getTranslations('article'), await editorToken(), await searchParams]
  if (token === null) notFound()
  const block = typeof stuk === 'string' ? readShownBlock(stuk) : null
  const words = {
    headingLink: (heading: string) => article('linkToHeading', { heading }),
    table: article('scrollTable'),
  }
  return (
    <div className="prose wrap">
      <div id={shownBlockId}>
        {block ? shownBlocks([await entryOf(token, block.id, block.block)], words)[block.id] : null}
      </div>
    </div>
  )
}
