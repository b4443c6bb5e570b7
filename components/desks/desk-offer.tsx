import { getFormatter, getTranslations } from 'next-intl/server'
import { Body } from '#components/media/body.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Desk } from '#lib/content/desks.ts'
import { inDutch } from './in-dutch.tsx'

const activities = ['meeloopdag', 'informatiebijeenkomst', 'oriëntatietraject', 'adviesgesprek', 'proefles'] as const

type Props = { readonly desk: Desk }

/** What a desk does: its conversations, ways to get to know the work, sectors, and what its own site has. What is not known is left out. */
export const DeskOffer = async ({ desk }: Props) => {
  const [t, format] = [await getTranslations('desk'), await getFormatter()]
  const { consultation_service_description: conversation, orientation_activity_types: types, sectors } = desk
  return (
    <>
      {conversation ? (
        <Section id="advies" title={t('consultation')}>
          <Body document={conversation} />
        </Section>
      ) : null}
      {types.length ? (
        <Section id="kennismaken" title={t('orientation')}>
          <ul className="flex flex-wrap gap-2">
            {types.map((type) => {
              const known = activities.find((one) => one === type)
              return (
                <li key={type} lang={known ? undefined : 'nl'} className="tag border-line">
                  {known ? t(`activity.${known}`) : type}
                </li>
              )
            })}
          </ul>
        </Section>
      ) : null}
      {sectors.length ? (
        <Section id="sectoren" title={t('sectors')}>
          <LinkTags items={{ sectors }} showAll />
        </Section>
      ) : null}
      {desk.content_types.length ? (
        <p>{t.rich('onSite', { words: format.list(desk.content_types), nl: inDutch })}</p>
      ) : null}
    </>
  )
}
