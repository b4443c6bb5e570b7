import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { EditorLoader } from '#components/item-editor/editor-loader.island.tsx'
import { shownBlocks } from '#components/item-editor/shown-blocks.tsx'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { readEntries } from '#lib/editors/block-entries.ts'
import { emptyValues, isEditable } from '#lib/editors/editable.ts'
import type { Outcome } from '#lib/editors/content-call.ts'
import { openEditable, type Opened } from '#lib/editors/items.ts'
import { editorToken } from '#lib/editors/session.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

type Props = { readonly params: Promise<{ readonly collection: string; readonly id: string }> }

/** In the place of the id: an item that is not there yet. */
const fresh = 'nieuw'

export const generateMetadata = async ({ params }: Props) => {
  const [t, { id }] = [await getTranslations('editing'), await params]
  return { title: t(id === fresh ? 'newTitle' : 'editTitle'), robots: { index: false, follow: false } }
}

/** The form of one item. */
export default async function EditItemPage({ params }: Props) {
  await connection()
  const { collection, id } = await params
  if (!isEditable(collection)) notFound()
  const [t, locale, token] = [await getTranslations('editing'), await pageLocale(), await editorToken()]
  const signIn = getPathname({ href: '/redactie/aanmelden', locale })
  if (token === null) redirect(signIn)
  const empty: Outcome<Opened> = { ok: true, value: { values: emptyValues, read: null } }
  const item = id === fresh ? empty : await openEditable(token, collection, id)
  if (!item.ok && item.problem.kind === 'signedOut') redirect(signIn)
  const words = await documentWords()
  const shown =
    collection === 'articles' && item.ok && id !== fresh ? shownBlocks(await readEntries(token, id), words) : {}
  const addressOf = (pathname: '/redactie/bewerken/[collection]/[id]' | '/redactie/versies/[collection]/[id]') =>
    getPathname({ href: { pathname, params: { collection, id: 'ID' } }, locale })
  const title = item.ok ? item.value.values.title || t(collection === 'faqs' ? 'newFaq' : 'newArticle') : t('editTitle')
  return (
    <>
      <PageHeader trail={[{ label: t('room'), href: '/redactie' }]} title={title} />
      <div className="wrap">
        {item.ok ? (
          <>
            <noscript>
              <p className="rounded-lg bg-sun-soft p-5">{t('scriptNeeded')}</p>
            </noscript>
            <IslandMessages of={['editing', 'editor']}>
              <EditorLoader
                collection={collection}
                id={id === fresh ? null : id}
                initial={item.value.values}
                read={item.value.read}
                shown={shown}
                paths={{
                  edit: addressOf('/redactie/bewerken/[collection]/[id]'),
                  versions: addressOf('/redactie/versies/[collection]/[id]'),
                  signIn,
                  piece: getPathname({ href: '/redactie/onderdeel', locale }),
                }}
              />
            </IslandMessages>
          </>
        ) : (
          <p className="rounded-xl bg-sunken p-6">
            {t(item.problem.kind === 'unreachable' ? 'problemList' : 'missing')}
          </p>
        )}
      </div>
    </>
  )
}
