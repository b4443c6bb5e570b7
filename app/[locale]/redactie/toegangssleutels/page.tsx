import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { Passkeys } from '#components/item-editor/passkeys.island.tsx'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listPasskeys, offersPasskeys } from '#lib/editors/passkeys.ts'
import { editorToken } from '#lib/editors/session.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { staffMetadata } from '#lib/metadata.ts'

export const generateMetadata = staffMetadata('passkeys.title')

/** The passkeys of the editor who is signed in. */
export default async function PasskeysPage() {
  await connection()
  const [t, editing, locale, token] = [
    await getTranslations('passkeys'),
    await getTranslations('editing'),
    await pageLocale(),
    await editorToken(),
  ]
  const signIn = getPathname({ href: '/redactie/aanmelden', locale })
  if (token === null) redirect(signIn)
  if (!(await offersPasskeys())) notFound()
  const passkeys = await listPasskeys(token)
  if (!passkeys.ok && passkeys.problem.kind === 'signedOut') redirect(signIn)
  return (
    <>
      <PageHeader trail={[{ label: editing('room'), href: '/redactie' }]} title={t('title')} lead={t('lead')} />
      <div className="wrap">
        {passkeys.ok ? (
          <IslandMessages of={['passkeys']}>
            <Passkeys initial={passkeys.value} />
          </IslandMessages>
        ) : (
          <p className="max-w-xl rounded-xl bg-sunken p-6">{t('hidden')}</p>
        )}
      </div>
    </>
  )
}
