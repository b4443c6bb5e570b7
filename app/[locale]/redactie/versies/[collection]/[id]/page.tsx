import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { getFormatter, getTranslations } from 'next-intl/server'
import { blockName } from '#components/item-editor/block-kind.ts'
import { withNamedBlocks } from '#components/item-editor/named-blocks.ts'
import { RestoreButton } from '#components/item-editor/restore-button.island.tsx'
import { PlainDocument } from '#components/rich-text/plain-document.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { editable, isDocument, isEditable } from '#lib/editors/editable.ts'
import { listVersions } from '#lib/editors/versions.ts'
import { editorToken } from '#lib/editors/session.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { staffMetadata } from '#lib/metadata.ts'

export const generateMetadata = staffMetadata('editing.versionsTitle')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The text of a former state; nothing where it had none. */
const Text = async ({ id, document }: { readonly id: string; readonly document: unknown }) => {
  const [t, words] = [await getTranslations('editing'), await documentWords()]
  return isDocument(document) ? (
    <div className="prose mt-3 rounded-md bg-sunken p-4">
      <PlainDocument
        id={id}
        document={withNamedBlocks(document, (attrs) => blockName(attrs, (kind) => t(`blocks.${kind}`)))}
        words={words}
      />
    </div>
  ) : null
}

/** The former states of an item, each to be read and restored. */
export default async function VersionsPage({ params }: PageProps<'/[locale]/redactie/versies/[collection]/[id]'>) {
  await connection()
  const { collection, id } = await params
  if (!isEditable(collection)) notFound()
  const [t, locale, token] = [await getTranslations('editing'), await pageLocale(), await editorToken()]
  const format = await getFormatter()
  const signIn = getPathname({ href: '/redactie/aanmelden', locale })
  if (token === null) redirect(signIn)
  const versions = await listVersions(token, collection, id)
  if (!versions.ok && versions.problem.kind === 'signedOut') redirect(signIn)
  const editor = { pathname: '/redactie/bewerken/[collection]/[id]', params: { collection, id } } as const
  const { title, body } = editable[collection]
  return (
    <>
      <PageHeader trail={[{ label: t('room'), href: '/redactie' }]} title={t('versionsTitle')} lead={t('versionsLead')}>
        <Link href={editor} className="font-semibold underline underline-offset-4">
          {t('back')}
        </Link>
      </PageHeader>
      <div className="wrap">
        {versions.ok ? (
          <ol className="max-w-4xl space-y-8">
            {versions.value.map(({ id: number, at, changed, data }, index, [newest]) => (
              <li key={number} className="space-y-3 border-t border-line pt-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
                  <h2 className="text-h4">
                    {at ? format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' }) : number}
                    {index === 0 ? <span className="font-normal text-muted"> ({t('now')})</span> : null}
                  </h2>
                  {newest === undefined || index === 0 ? null : (
                    <RestoreButton
                      collection={collection}
                      id={id}
                      version={number}
                      newest={newest.id}
                      editor={getPathname({ href: editor, locale })}
                      words={{ restore: t('restore'), failed: t('restoreFailed'), conflict: t('restoreConflict') }}
                    />
                  )}
                </div>
                <p className="text-sm text-muted">
                  {changed.includes('id') ? t('created') : t('changed', { fields: changed.join(', ') })}
                </p>
                <details>
                  <summary className="font-semibold">{textOf(data[title])}</summary>
                  <Text id={number} document={data[body]} />
                </details>
              </li>
            ))}
          </ol>
        ) : (
          <p className="max-w-4xl rounded-xl bg-sunken p-6">
            {t(versions.problem.kind === 'unreachable' ? 'problemList' : 'versionsHidden')}
          </p>
        )}
        {versions.ok && !versions.value.length ? (
          <p className="max-w-4xl rounded-xl bg-sunken p-6">{t('versionsNone')}</p>
        ) : null}
      </div>
    </>
  )
}
