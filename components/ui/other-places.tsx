import { getTranslations } from 'next-intl/server'
import type { Place } from '#lib/geo/places.ts'
import type { Href } from '#lib/paths.ts'
import { Link } from './link.tsx'

type Props = {
  readonly place: Pick<Place, 'name' | 'others' | 'completion'>
  /** The same page for another place. */
  readonly linkTo: (place: string) => Href
}

/** How a typed place was read where it could be another one, with the others to choose; nothing where it is the only one. */
export const OtherPlaces = async ({ place: { name, others = [], completion }, linkTo }: Props) => {
  const choices = [...new Set([...others, ...(completion?.others ?? [])])]
  if (!choices.length && !completion) return null
  const t = await getTranslations('finder')
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span>
        {completion ? t('placeCompleted', { text: completion.text, place: name }) : t('sameNameAs', { place: name })}
      </span>
      {choices.map((other) => (
        <Link key={other} href={linkTo(other)} className="inline-block py-1 font-semibold underline underline-offset-4">
          {other}
        </Link>
      ))}
    </p>
  )
}
