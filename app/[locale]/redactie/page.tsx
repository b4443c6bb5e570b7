import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { ItemList } from '#components/item-editor/item-list.tsx'
import { ListFilters } from '#components/item-editor/list-filters.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { onDutchClock } from '#lib/calendar/dutch-clock.ts'
import { readEditor } from '#lib/editors/account.ts'
import { listEditable, type ListFilter } from '#lib/editors/items.ts'
import { isEditable, statuses } from '#lib/editors/editable.ts'
import { offersPasskeys } from '#lib/editors/passkeys.ts'
import { presence } from '#lib/editors/presence.ts'
import { readLog } from '#lib/editors/versions.ts'
import { editorToken } from '#lib/editors/session.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { toParameters } from '#lib/search/state.ts'
import { staffMetadata } from '#lib/metadata.ts'
import { cutText } from '#lib/visible-text.ts'

export const generateMetadata = staffMetadata('editing.room')

const filterIn = (parameters: URLSearchParams, today: string): ListFilter => {
  const collection = parameters.get('soort') ?? ''
  return {
    collection: isEditable(collection) ? collection : 'articles',
    query: cutText((parameters.get('q') ?? '').trim(), 200),
    status: statuses.find((one) => one === parameters.get('status')) ?? null,
    isOverdue: parameters.has('nalezen'),
    today,
  }
}

/** The items that an editor writes, and who is signed in. */
export default async function EditorsPage({ searchParams }: PageProps<'/[locale]/redactie'>) {
  await connection()
  const [t, locale, token] = [await getTranslations('editing'), await pageLocale(), await editorToken()]
  const signIn = getPathname({ href: '/redactie/aanmelden', locale })
  if (token === null) redirect(signIn)
  const filter = filterIn(toParameters(await searchParams), onDutchClock(new Date()).date)
  const passkeys = await getTranslations('passkeys')
  const [editor, items, log, hasPasskeys] = await Promise.all([
    readEditor(token),
    listEditable(token, filter),
    readLog(token, { collection: filter.collection }),
    offersPasskeys(),
  ])
  if (!editor.ok && editor.problem.kind === 'signedOut') redirect(signIn)
  const name = editor.ok && (editor.value.name || editor.value.email)
  const account = editor.ok ? editor.value.account : ''
  return (
    <>
      <PageHeader trail={[]} title={t('room')} lead={t('lead')}>
        <form method="post" action="/api/editors/session" className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {name ? <span>{t('signedInAs', { name })}</span> : null}
          {hasPasskeys ? (
            <Link href="/redactie/toegangssleutels" className="py-1 font-semibold underline underline-offset-4">
              {passkeys('link')}
            </Link>
          ) : null}
          <input type="hidden" name="locale" value={locale} />
          <button name="end" value="1" className="py-1 font-semibold underline underline-offset-4">
            {t('signOut')}
          </button>
        </form>
      </PageHeader>
      <div className="wrap space-y-8">
        <p className="flex flex-wrap gap-4">
          <Link
            href={{ pathname: '/redactie/bewerken/[collection]/[id]', params: { collection: 'articles', id: 'nieuw' } }}
            className={buttonClass()}
          >
            {t('newArticle')}
          </Link>
          <Link
            href={{ pathname: '/redactie/bewerken/[collection]/[id]', params: { collection: 'faqs', id: 'nieuw' } }}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('newFaq')}
          </Link>
        </p>
        <ListFilters filter={filter} />
        {items.ok ? (
          <ItemList
            items={items.value.map((item) => ({ ...item, open: log.ok ? presence.namesAt(item, account) : [] }))}
            today={filter.today}
          />
        ) : (
          <p className="rounded-xl bg-sunken p-6">{t('problemList')}</p>
        )}
      </div>
    </>
  )
}
