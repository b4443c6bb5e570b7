import { getTranslations } from 'next-intl/server'
import { DraftNote } from '#components/rich-text-editor/draft-note.tsx'
import { Body } from '#components/media/body.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { People } from '#components/media/people.tsx'
import { PlannedNotice } from '#components/media/planned-notice.tsx'
import { ReleaseDate } from '#components/media/release-date.tsx'
import { Section } from '#components/ui/section.tsx'
import { Subjects } from '#components/media/subjects.tsx'
import { Save } from '#components/visitor/save.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { itemPage } from '#lib/content/item-page.ts'
import { listMedia, listRelatedMedia } from '#lib/content/media-lists.ts'
import { getStory, readStory } from '#lib/content/stories.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { lastSegment } from '#lib/media/paths.ts'
import { addressesOf } from '#lib/media/absolute-addresses.ts'
import { storyData } from '#lib/structured-data/media.ts'
import { resolveDocument } from '#lib/rich-text/resolve.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

type Params = { readonly slug: string }
type Props = { readonly params: Promise<Params> }

export const generateStaticParams = async () =>
  staticSlugs((await listMedia('testimonials')).map(({ path }) => lastSegment(path)))

const { find, generateMetadata } = itemPage({
  hrefOf: ({ slug }: Params) => ({ pathname: '/media/ervaringsverhalen/[slug]', params: { slug } }) as const,
  getPublished: ({ slug }) => getStory(slug),
  readDraft: (source, { slug }) => readStory(source, slug),
  describe: (story) => ({
    title: story.title,
    description: story.description ?? story.summary,
    languages: ['nl'],
    type: 'article',
  }),
})
export { generateMetadata }

export default async function StoryPage({ params }: Props) {
  const { item: story, isDraft, href } = await find(params)
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  const sectorIds = story.sectors.map(({ id }) => id)
  const related = await listRelatedMedia('testimonials', 'sectors', sectorIds, 3, story.id)
  const writers = story.authors.map(({ name }) => name).join(', ')
  const [person] = story.profiles
  return (
    <>
      {isDraft ? <DraftNote collection="testimonials" item={story.id} /> : null}
      {story.sample ? null : <JsonLd data={storyData(story, addressesOf(href, story.image))} />}
      <PageHeader
        lang="nl"
        trail={[
          { label: t('title'), href: '/media' },
          { label: t('stories'), href: '/media/ervaringsverhalen' },
        ]}
        kicker={person ? <span lang={locale}>{t('storyOf', { name: person.name })}</span> : null}
        title={story.title}
        lead={story.summary}
        aside={
          story.image ? (
            <Picture
              id={story.image.id}
              alt=""
              width={620}
              ratio={4 / 3}
              priority
              className="h-auto w-full rounded-xl bg-sunken"
            />
          ) : null
        }
      >
        <People people={story.profiles} />
        <Standing of={story} />
        <p lang={locale} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <ReleaseDate date={story.date} planned={story.planned} />
          {writers ? <span>{t('writtenBy', { names: writers })}</span> : null}
          {locale === 'nl' ? null : <span>{t('dutchOnly')}</span>}
        </p>
        <Save kind="testimonials" id={story.id} title={story.title} page />
      </PageHeader>
      <div className="wrap space-y-16">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            {story.planned ? <PlannedNotice kind="plannedStory" date={story.date} /> : null}
            {story.body ? <Body document={resolveDocument(story.body, story.editor_nodes)} /> : null}
          </div>
          <aside className="space-y-10">
            <Subjects
              title={t('about')}
              items={{ sectors: story.sectors, roles: story.roles, tracks: story.tracks, topics: story.topics }}
            />
          </aside>
        </div>
        {related.length ? (
          <Section id="verder" onward title={t('relatedStories')}>
            <MediaCards cards={related} />
          </Section>
        ) : null}
      </div>
    </>
  )
}
