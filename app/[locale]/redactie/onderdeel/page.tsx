import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { shownBlocks } from '#components/item-editor/shown-blocks.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { entryOf } from '#lib/editors/block-entries.ts'
import { readShownBlock, shownBlockId } from '#lib/editors/shown-block.ts'
import { editorToken } from '#lib/editors/session.ts'
import { staffMetadata } from '#lib/metadata.ts'

export const generateMetadata = staffMetadata('editing.pieceTitle')

/**
 * An item that is being inserted into a text, as the page will show it, for the script of the editor. It is a page, and no
 * endpoint, because the framework tells the language to the components of pages alone. It reads with the rights of the editor who is signed in,
 * and is missing for others.
 */
export default async function ShownBlockPage({ searchParams }: PageProps<'/[locale]/redactie/onderdeel'>) {
  await connection()
  const [token, { stuk }] = [await editorToken(), await searchParams]
  if (token === null) notFound()
  const block = typeof stuk === 'string' ? readShownBlock(stuk) : null
  const words = await documentWords()
  return (
    <div className="prose wrap">
      <div id={shownBlockId}>
        {block ? shownBlocks([await entryOf(token, block.id, block.block)], words)[block.id] : null}
      </div>
    </div>
  )
}
