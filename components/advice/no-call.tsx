import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

type Props = {
  /** Names the messages of its title, and with `Lead` behind it of its text. */
  readonly why: 'cancelled' | 'cancelledNow' | 'linkEnded' | 'changing' | 'begun' | 'over'
  /** The query of the form's address, where it is still filled in. */
  readonly form?: Readonly<Record<string, string | undefined>>
}

/** The page of a link that leads to no call to come, with the ways to another one and to the team. */
export const NoCall = async ({ why, form }: Props) => {
  const t = await getTranslations('advice')
  return (
    <PageHeader trail={[{ label: t('title'), href: '/adviesgesprek' }]} title={t(why)} lead={t(`${why}Lead`)}>
      <p className="flex flex-wrap gap-3">
        <Link href={{ pathname: '/adviesgesprek', query: form ?? {} }} className={buttonClass({ size: 'lg' })}>
          {t(form ? 'backToForm' : 'chooseAgain')}
        </Link>
        <Link href="/contact" className={buttonClass({ variant: 'outline', size: 'lg' })}>
          {t('contact')}
        </Link>
      </p>
    </PageHeader>
  )
}
