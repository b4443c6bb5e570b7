import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { EditorBoundary } from '#components/rich-text-editor/editor-boundary.island.tsx'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { env } from '#lib/env.ts'
import { staffMetadata } from '#lib/metadata.ts'
import { renderPreview } from './render-preview.tsx'

export const generateMetadata = staffMetadata('editor.title', 'editor.lead')

/**
 * The setting decides twice. A build without it makes a page of status 404, which a request could no longer give, since
 * the shell of a page goes first, with status 200. A build with it asks again at each request, so that it may be run without.
 */
export default async function EditorPreviewPage() {
  if (!env.editorPreview) notFound()
  await connection()
  const t = await getTranslations('editor')
  return (
    <div className="wrap space-y-8 py-10">
      <header className="max-w-2xl space-y-4">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="text-lead text-muted">{t('lead')}</p>
      </header>
      <noscript>
        <p className="rounded-lg bg-sun-soft p-5">{t('scriptNeeded')}</p>
      </noscript>
      <IslandMessages of={['editor']}>
        <EditorBoundary render={renderPreview} />
      </IslandMessages>
    </div>
  )
}
