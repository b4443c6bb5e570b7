import { getTranslations } from 'next-intl/server'
import { storageKeys } from '#lib/visitor/storage-keys.ts'

const places = ['localStorage', 'sessionStorage', 'caches', 'cookie'] as const

/** All that this site keeps in a browser, by the place where it lies. */
export const StorageList = async () => {
  const [t, purposes] = [await getTranslations('privacy'), await getTranslations('storage.purpose')]
  const lasting = (lasts: (typeof storageKeys)[number]['lasts']) =>
    typeof lasts === 'number' ? t('duration.minutes', { minutes: lasts / 60 }) : t(`duration.${lasts}`)
  return (
    <div className="max-w-4xl space-y-8">
      {places.map((place) => (
        <section key={place} aria-labelledby={`plek-${place}`}>
          <h3 id={`plek-${place}`} className="mb-2 text-h4">
            {t(`where.${place}`)}
          </h3>
          <dl className="divide-y divide-line border-y border-line">
            {storageKeys
              .filter(({ where }) => where === place)
              .map(({ key, lasts, purpose }) => (
                <div key={key} className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,2fr)]">
                  <dt className="font-mono text-sm leading-7 font-semibold break-words" translate="no">
                    {key.endsWith(':') ? `${key}…` : key}
                  </dt>
                  <dd>{purposes(purpose)}</dd>
                  <dd className="text-muted">{lasting(lasts)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
