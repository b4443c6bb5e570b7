import { getFormatter, getTranslations } from 'next-intl/server'
import { Body } from '#components/media/body.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Desk } from '#lib/content/desks.ts'

/** What desks do and have, as filters of the list of desks name it. */
const named = [
  ...(['meeloopdag', 'informatiebijeenkomst', 'oriëntatietraject', 'adviesgesprek', 'proefles'] as const),
  ...(['vacatures', 'ervaringsverhalen', 'opleidingen', 'agenda', 'regelingen'] as const),
]

type Props = {
  readonly desk: Pick<
    Desk,
    'consultation_service_description' | 'orientation_activity_types' | 'sectors' | 'content_types'
  >
}

/** What a desk does: its conversations, ways to get to know the work, sectors, and what its own site has. What is not known is left out. */
export const DeskOffer = async ({ desk }: Props) => {
  const [t, values, format] = [
    await getTranslations('desk'),
    await getTranslations('search.values'),
    await getFormatter(),
  ]
  const { consultation_service_description: conversation, orientation_activity_types: types, sectors } = desk
  const wordFor = (type: string): string | null => {
    const known = named.find((one) => one === type)
    return known ? values(known) : null
  }
  const onSite = desk.content_types.map((type) => (
    <span key={type} lang={wordFor(type) ? undefined : 'nl'}>
      {wordFor(type)?.toLowerCase() ?? type}
    </span>
  ))
  return (
    <>
      {conversation ? (
        <Section id="advies" title={t('consultation')}>
          <LanguageMark language="nl" />
          <Body document={conversation} />
        </Section>
      ) : null}
      {types.length ? (
        <Section id="kennismaken" title={t('orientation')}>
          <ul className="flex flex-wrap gap-2">
            {types.map((type) => (
              <li key={type} lang={wordFor(type) ? undefined : 'nl'} className="tag border-line">
                {wordFor(type) ?? type}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {sectors.length ? (
        <Section id="sectoren" title={t('sectors')}>
          <LinkTags items={{ sectors }} showAll />
        </Section>
      ) : null}
      {onSite.length ? <p>{t.rich('onSite', { words: () => format.list(onSite) })}</p> : null}
    </>
  )
}
