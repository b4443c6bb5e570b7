import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { queryOf, type Choice, type Filter } from '#lib/calendar/choice.ts'

type Props = {
  readonly choice: Choice
  /** The distance that leaves something to list; null where none does. */
  readonly wider: number | null
  /** The filters without which there is something to list. */
  readonly hindrances: readonly Filter[]
  /** There is something, were nothing chosen. */
  readonly isFiltered: boolean
}

const without = { kind: 'allKinds', where: 'anywhere', desk: 'allDesks' } as const

/** Nothing to list: the ways on from here. */
export const NoEvents = async ({ choice, wider, hindrances, isFiltered }: Props) => {
  const t = await getTranslations('agenda')
  return (
    <div className="max-w-2xl space-y-5 rounded-lg border border-line bg-surface p-6">
      <p>{t(isFiltered ? 'none' : 'noneAll')}</p>
      <p className="flex flex-wrap gap-3">
        {wider ? (
          <Link
            href={{ pathname: '/activiteiten', query: queryOf({ ...choice, radius: wider }) }}
            className={buttonClass()}
          >
            {t('wider', { km: wider })}
          </Link>
        ) : null}
        {hindrances.map((name) => (
          <Link
            key={name}
            href={{ pathname: '/activiteiten', query: queryOf({ ...choice, [name]: '' }) }}
            className={buttonClass()}
          >
            {t(without[name])}
          </Link>
        ))}
        {isFiltered ? (
          <Link href="/activiteiten" className={buttonClass({ variant: 'outline' })}>
            {t('clear')}
          </Link>
        ) : null}
        <Link href="/adviesgesprek" className={buttonClass({ variant: 'soft' })}>
          {t('advice')}
        </Link>
      </p>
    </div>
  )
}
