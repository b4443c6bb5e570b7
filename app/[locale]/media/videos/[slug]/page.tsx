import { getTranslations } from 'next-intl/server'
import { DraftNote } from '#components/rich-text-editor/draft-note.tsx'
import { Body } from '#components/media/body.tsx'
import { Length } from '#components/media/length.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { People } from '#components/media/people.tsx'
import { PlannedNotice } from '#components/media/planned-notice.tsx'
import { Production } from '#components/media/production.tsx'
import { RecordingPlayer } from '#components/media/recording-player.tsx'
import { ReleaseDate } from '#components/media/release-date.tsx'
import { Section } from '#components/ui/section.tsx'
import { Subjects } from '#components/media/subjects.tsx'
import { Transcript } from '#components/media/transcript.tsx'
import { Save } from '#components/visitor/save.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { itemPage } from '#lib/content/item-page.ts'
import { listMedia, listRelatedMedia } from '#lib/content/media-lists.ts'
import { getVideo, readVideo } from '#lib/content/videos.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { lastSegment } from '#lib/media/paths.ts'
import { addressesOf } from '#lib/media/absolute-addresses.ts'
import { videoData } from '#lib/structured-data/media.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

type Params = { readonly slug: string }
type Props = { readonly params: Promise<Params> }

export const generateStaticParams = async () =>
  staticSlugs((await listMedia('videos')).map(({ path }) => lastSegment(path)))

const { find, generateMetadata } = itemPage({
  hrefOf: ({ slug }: Params) => ({ pathname: '/media/videos/[slug]', params: { slug } }) as const,
  getPublished: ({ slug }) => getVideo(slug),
  readDraft: (source, { slug }) => readVideo(source, slug),
  describe: (video) => ({
    title: video.title,
    description: video.description,
    languages: ['nl'],
  }),
})
export { generateMetadata }

export default async function VideoPage({ params }: Props) {
  const { slug } = await params
  const { item: video, isDraft, href } = await find(params)
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  const topicIds = video.topics.map(({ id }) => id)
  const related = await listRelatedMedia('videos', 'topics', topicIds, 3, video.id)
  const data = videoData(video, addressesOf(href, video.artwork, video.file))
  const files = `/media/videos/${slug}`
  return (
    <>
      {isDraft ? <DraftNote collection="videos" item={video.id} /> : null}
      {data ? <JsonLd data={data} /> : null}
      <PageHeader
        lang="nl"
        trail={[
          { label: t('title'), href: '/media' },
          { label: t('videos'), href: '/media/videos' },
        ]}
        kicker={video.topics[0] ? <TermName name={video.topics[0].name} /> : null}
        title={video.title}
        lead={video.description}
      >
        <p lang={locale} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <ReleaseDate date={video.date} planned={video.planned} />
          <Length seconds={video.duration} />
          {locale === 'nl' ? null : <span>{t('dutchOnly')}</span>}
        </p>
        <div lang={locale}>
          <Production recording={video} />
        </div>
        <Save kind="videos" id={video.id} title={video.title} page />
      </PageHeader>
      <div className="wrap space-y-16">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-14">
            {video.planned ? (
              <PlannedNotice kind="plannedVideo" date={video.date} />
            ) : (
              <RecordingPlayer
                id={video.id}
                kind="video"
                title={video.title}
                byline={video.people.map(({ name }) => name).join(', ') || null}
                href={getPathname({ href, locale })}
                recording={video}
                artwork={video.artwork}
                captions={`${files}/captions.vtt?lang=nl`}
              />
            )}
            {video.body ? (
              <Part id="over" title={t('videoNotes')} className="space-y-5">
                <Body document={video.body} />
              </Part>
            ) : null}
            {video.planned ? null : <Transcript id={video.id} lines={video.lines} files={files} />}
          </div>
          <aside className="space-y-10">
            <People title={t('people')} people={video.people} />
            <Subjects title={t('about')} items={{ sectors: video.sectors, roles: video.roles, topics: video.topics }} />
          </aside>
        </div>
        {related.length ? (
          <Section id="verder" onward title={t('relatedVideos')}>
            <MediaCards cards={related} />
          </Section>
        ) : null}
      </div>
    </>
  )
}
