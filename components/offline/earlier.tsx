import { getTranslations } from 'next-intl/server'

/** What the worker wrote into it stays, other words than the framework sent. */
const moment = () => (
  <span data-kept-at="" suppressHydrationWarning className="font-semibold">
    …
  </span>
)

/**
 * Says that a page is of an earlier moment. It has no place in the page until the service worker marks the document
 * (`data-kept`) and fills in the moment, in HTML that it kept: there from the first paint, and nothing moves for it.
 */
export const Earlier = async () => {
  const t = await getTranslations('offline')
  return (
    <aside data-screen="" className="hidden border-b border-line bg-sun-soft text-sm in-data-kept:block">
      <p className="wrap py-2.5">{t.rich('earlier', { moment })}</p>
    </aside>
  )
}
