import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { schedulerAt } from '#lib/advice/external.ts'
import { ExternalScheduler } from './external-scheduler.island.tsx'

type Props = {
  readonly link: string
  /** Name of the desk through which the visitor came; empty when there is none. */
  readonly desk: string
}

/** The way to a scheduler elsewhere: with whom, what of the visitor goes there, and a plain link. */
export const PlannedElsewhere = async ({ link, desk }: Props) => {
  const [t, scheduler] = [await getTranslations('advice'), schedulerAt(link, desk)]
  if (!scheduler) return <p>{t('noSlots.none')}</p>
  const { address, host } = scheduler
  return (
    <div className="space-y-5">
      <h3 className="text-h3">{t('plannedElsewhere', { host })}</h3>
      <div className="max-w-2xl space-y-3">
        <p>{t('plannedElsewhereText', { host })}</p>
        {desk ? <p>{t('passed', { desk })}</p> : null}
      </div>
      <ExternalScheduler
        address={address}
        load={t('load', { host })}
        title={t('frame', { host })}
        buttonClass={buttonClass({ size: 'lg' })}
      />
      <p>
        <a href={address} rel="noopener noreferrer" className="inline-block py-1 underline underline-offset-4">
          {t('openElsewhere')}
        </a>{' '}
        <span className="text-sm text-muted">{host}</span>
      </p>
    </div>
  )
}
