import { getTranslations } from 'next-intl/server'
import { DraftNote } from '#components/rich-text-editor/draft-note.tsx'
import { Body } from '#components/media/body.tsx'
import { EpisodeList } from '#components/media/episode-list.tsx'
import { FeedAddress } from '#components/media/feed-address.tsx'
import { Length } from '#components/media/length.tsx'
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
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { itemPage } from '#lib/content/item-page.ts'
import { getEpisode, listEpisodes, listNewestEpisodes, listSeason, readEpisode } from '#lib/content/podcasts.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { addressesOf } from '#lib/media/absolute-addresses.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { episodeData } from '#lib/structured-data/media.ts'
import { staticParams } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

type Params = { readonly show: string; readonly slug: string }
type Props = { readonly params: Promise<Params> }

export const generateStaticParams = async () =>
  staticParams(
    (await listEpisodes()).map(({ path }) => {
      const [show = '', slug = ''] = path.split('/').slice(-2)
      return { show, slug }
    }),
    ['show', 'slug'],
  )

const { find, generateMetadata } = itemPage({
  hrefOf: ({ show, slug }: Params) => ({ pathname: '/media/podcasts/[show]/[slug]', params: { show, slug } }) as const,
  getPublished: ({ show, slug }) => getEpisode(show, slug),
  readDraft: (source, { show, slug }) => readEpisode(source, show, slug),
  describe: ({ title, description }) => ({ title, description, languages: ['nl'] }),
})
export { generateMetadata }

export default async function EpisodePage({ params }: Props) {
  const { show, slug } = await params
  const { item: episode, isDraft, href } = await find(params)
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  const [season, meanwhile] = await Promise.all([
    episode.seasonId ? listSeason(episode.seasonId, episode.id) : [],
    episode.planned && episode.show ? listNewestEpisodes(3, episode.show.id) : [],
  ])
  const { season: seasonNumber, number, show: itsShow } = episode
  const showHref = itsShow && itemHref('podcast_shows', itsShow)
  const data = episodeData(episode, {
    ...addressesOf(href, episode.artwork, episode.file),
    showUrl: showHref ? absoluteUrl(showHref, 'nl') : null,
  })
  const files = `/media/podcasts/${show}/${slug}`
  return (
    <>
      {isDraft ? <DraftNote collection="podcast_episodes" item={episode.id} /> : null}
      {data ? <JsonLd data={data} /> : null}
      <PageHeader
        lang="nl"
        trail={[
          { label: t('title'), href: '/media' },
          { label: t('podcasts'), href: '/media/podcasts' },
          ...(showHref ? [{ label: itsShow.title, href: showHref }] : []),
        ]}
        kicker={
          <>
            {showHref ? (
              <Link href={showHref} className="underline underline-offset-4">
                {itsShow.title}
              </Link>
            ) : null}
            {seasonNumber !== null && number !== null ? (
              <span lang={locale}> · {t('numbered', { season: seasonNumber, episode: number })}</span>
            ) : null}
          </>
        }
        title={episode.title}
        lead={episode.description}
      >
        <p lang={locale} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <ReleaseDate date={episode.date} planned={episode.planned} />
          <Length seconds={episode.duration} />
          {locale === 'nl' ? null : <span>{t('dutchOnly')}</span>}
        </p>
        <div lang={locale}>
          <Production recording={episode} />
        </div>
        <Save kind="podcast_episodes" id={episode.id} title={episode.title} page />
      </PageHeader>
      <div className="wrap space-y-16">
        {episode.planned ? null : (
          <RecordingPlayer
            id={episode.id}
            kind="audio"
            title={episode.title}
            byline={itsShow?.title ?? null}
            href={getPathname({ href, locale })}
            recording={episode}
            artwork={episode.artwork}
          />
        )}
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-14">
            {episode.planned ? (
              <>
                <PlannedNotice kind="plannedEpisode" date={episode.date} />
                {meanwhile.length ? (
                  <Section id="intussen" title={t('meanwhile')}>
                    <EpisodeList episodes={meanwhile} />
                  </Section>
                ) : null}
              </>
            ) : null}
            {episode.body ? (
              <Part id="over" title={t('notes')} className="space-y-5">
                <Body document={episode.body} />
              </Part>
            ) : null}
            {episode.planned ? null : <Transcript id={episode.id} lines={episode.lines} files={files} />}
          </div>
          <aside className="space-y-10">
            <People title={t('guests')} people={episode.guests} />
            <People title={t('hosts')} people={episode.hosts} />
            <Subjects
              title={t('about')}
              items={{ sectors: episode.sectors, roles: episode.roles, topics: episode.topics }}
            />
            {itsShow ? <FeedAddress show={itsShow.title} slug={show} /> : null}
          </aside>
        </div>
        {season.length ? (
          <Section id="seizoen" onward title={t('moreOfSeason')}>
            <EpisodeList episodes={season} />
          </Section>
        ) : null}
      </div>
    </>
  )
}
