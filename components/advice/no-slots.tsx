import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'

/** Nothing is free or offered, or free times cannot be read now: whom to contact instead. */
export const NoSlots = async ({ reason }: { readonly reason: 'full' | 'none' | 'unavailable' }) => {
  const t = await getTranslations('advice')
  return (
    <div className="max-w-2xl space-y-5 rounded-lg border border-line bg-surface p-6">
      <h3 className="text-h3">{t(`noSlots.${reason}`)}</h3>
      <p>{t(reason === 'unavailable' ? 'noSlotsRetry' : 'noSlotsText')}</p>
      <p className="flex flex-wrap gap-3">
        <Link href="/contact" className={buttonClass()}>
          {t('contact')}
        </Link>
        <Link href="/navigator/regioloketten" className={buttonClass({ variant: 'outline' })}>
          {t('desks')}
        </Link>
      </p>
    </div>
  )
}
