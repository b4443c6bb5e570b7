import { getFormatter } from 'next-intl/server'
import { changes } from '#lib/developers/changes.ts'
import { pageLocale } from '#lib/i18n/language.ts'

/** What changed in the interfaces, by day. */
export const Changes = async () => {
  const [format, locale] = [await getFormatter(), await pageLocale()]
  return (
    <dl className="max-w-3xl space-y-4">
      {[...Map.groupBy(changes, ({ day }) => day)].map(([day, onThatDay]) => (
        <div key={day}>
          <dt className="font-semibold">
            <time dateTime={day}>{format.dateTime(new Date(day), { dateStyle: 'long' })}</time>
          </dt>
          {onThatDay.map(({ text }) => (
            <dd key={text.en} className="mt-1">
              {text[locale]}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
