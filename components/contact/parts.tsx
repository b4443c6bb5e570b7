import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import type { Component } from '#lib/status/check.ts'
import type { Part } from '#lib/status/health.ts'

type Props = { readonly components: readonly Component<Part>[] }

/** A state by its shape as well as by its colour. */
const marks = {
  ok: { icon: 'mdi:check-circle', colour: 'text-brand' },
  warn: { icon: 'mdi:alert', colour: 'text-accent' },
  error: { icon: 'mdi:close-octagon', colour: 'text-danger' },
} as const

/** How each part of the site does, in words, with the time that its answer took. */
export const Parts = async ({ components }: Props) => {
  const t = await getTranslations('status')
  return (
    <section aria-labelledby="onderdelen">
      <h2 id="onderdelen" className="sr-only">
        {t('parts')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {components.map(({ name, status, milliseconds, reason }) => (
          <li key={name} data-part={name} className="grid gap-x-8 gap-y-2 py-5 sm:grid-cols-[1fr_auto] sm:items-center">
            <div>
              <h3 className="text-h4">{t(`part.${name}`)}</h3>
              <p className="text-muted">{t(`partText.${name}`)}</p>
            </div>
            <p className="flex flex-wrap items-center gap-x-2.5 sm:justify-end">
              <Icon name={marks[status].icon} className={`size-6 ${marks[status].colour}`} />
              <strong>{t(`state.${status}`)}</strong>
              <span className="text-muted">
                {reason ? `${t(`reason.${reason}`)}, ` : ''}
                {t('milliseconds', { count: milliseconds })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
