import { getTranslations } from 'next-intl/server'
import { adviceSteps } from '#lib/site-files/page-parts.ts'

type Props = {
  readonly level?: 2 | 3
  /** A sample, whose form asks for no telephone number, since nobody calls. */
  readonly isSample: boolean
}

/** What happens before, during and after a call. */
export const AdviceSteps = async ({ level = 3, isSample }: Props) => {
  const t = await getTranslations('advice')
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
      {adviceSteps.map((step) => (
        <li key={step} className="border-t-4 border-sun pt-5">
          <Title className="text-h4">{t(step)}</Title>
          <p className="mt-2 text-muted">{t(isSample && step !== 'before' ? `${step}TextSample` : `${step}Text`)}</p>
        </li>
      ))}
    </ol>
  )
}
