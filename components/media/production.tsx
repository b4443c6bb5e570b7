import { getTranslations } from 'next-intl/server'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { Length } from './length.tsx'
import type { Recording } from '#lib/content/recordings.ts'

type Props = { readonly recording: Pick<Recording, 'production' | 'duration'> }

/** What a recording is: invented, drawn or filmed, spoken by a computer or by nobody, and how long it takes. Nothing where nothing is known. */
export const Production = async ({ recording: { production, duration } }: Props) => {
  const { sample, picture, voice } = production
  if (!sample && picture === null && voice === null) return null
  const [t, words] = [await getTranslations('media'), await getTranslations('sample')]
  const facts = [picture ? t(`picture.${picture}`) : null, voice ? t(`voice.${voice}`) : null].filter(
    (fact) => fact !== null,
  )
  const seconds = Math.round(duration)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      {sample ? <SampleMark>{words('invented')}</SampleMark> : null}
      <span>
        {facts.join(', ')}
        {facts.length && seconds ? ', ' : null}
        <Length seconds={seconds} />
      </span>
    </p>
  )
}
