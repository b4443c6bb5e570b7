import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { EpisodeList } from '#components/media/episode-list.tsx'
import { FeedAddress } from '#components/media/feed-address.tsx'
import { People } from '#components/media/people.tsx'
import { Section } from '#components/ui/section.tsx'
import { Subjects } from '#components/media/subjects.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { released } from '#lib/content/media-cards.ts'
import { getShow, listEpisodes, listShows } from '#lib/content/podcasts.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { bySeason, feedPath, lastSegment, type Season } from '#lib/media/paths.ts'
import { addressesOf } from '#lib/media/absolute-addresses.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { showData } from '#lib/structured-data/media.ts'
import { staticParams } from '#lib/static-params.ts'
import { plainText } from '#schema/rich-text.ts'

export const ensureStatic = 'navigation'

type Props = { readonly params: Promise<{ show: string }> }

export const generateStaticParams = async () =>
  staticParams(
    (await listShows()).map(({ path }) => ({ show: lastSegment(path) })),
    ['show'],
  )

const hrefOf = (show: string) => ({ pathname: '/media/podcasts/[show]', params: { show } }) as const

export const generateMetadata = async ({ params }: Props) => {
  const { show: slug } = await params
  const show = (await getShow(slug)) ?? notFound()
  const metadata = await pageMetadata({
    href: hrefOf(slug),
    title: show.title,
    description: show.description ? plainText(show.description) : null,
    languages: ['nl'],
  })
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { 'application/rss+xml': [{ url: feedPath(slug), title: show.title }] },
    },
  }
}

const SeasonSection = async ({ season, episodes }: Season) => {
  const t = await getTranslations('media')
  return (
    <Section
      id={`seizoen-${season ?? 'los'}`}
      title={season === null ? t('otherEpisodes') : t('season', { number: season })}
    >
      <EpisodeList episodes={episodes} />
    </Section>
  )
}

export default async function ShowPage({ params }: Props) {
  const { show: slug } = await params
  const show = (await getShow(slug)) ?? notFound()
  const [t, locale, episodes] = [await getTranslations('media'), await pageLocale(), await listEpisodes(show.id)]
  const [newest, ...older] = bySeason(released(episodes))
  const planned = episodes.filter((episode) => episode.planned).toReversed()
  const [latest] = newest?.episodes ?? []
  const latestHref = latest && itemHref('podcast_episodes', latest)
  const status = show.podcast_status
  const addresses = addressesOf(hrefOf(slug), show.artwork)
  return (
    <>
      <JsonLd data={showData(show, { ...addresses, feed: new URL(feedPath(slug), addresses.url).href })} />
      <PageHeader
        lang="nl"
        trail={[
          { label: t('title'), href: '/media' },
          { label: t('podcasts'), href: '/media/podcasts' },
        ]}
        kicker={show.creator_name}
        title={show.title}
        lead={show.description ? plainText(show.description) : null}
        aside={
          show.artwork ? (
            <Picture
              id={show.artwork.id}
              alt=""
              width={480}
              ratio={1}
              priority
              className="h-auto w-full max-w-md rounded-xl bg-sunken lg:justify-self-end"
            />
          ) : null
        }
      >
        {status === 'active' || status === 'paused' || status === 'finished' ? (
          <p lang={locale} className="text-sm text-muted">
            {t(`status.${status}`)}
          </p>
        ) : null}
        {latestHref ? (
          <p lang={locale} className="pt-2">
            <Link href={latestHref} className={buttonClass({ size: 'lg' })}>
              {t('listenNewest')}
            </Link>
          </p>
        ) : null}
      </PageHeader>
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-14">
          {newest ? <SeasonSection {...newest} /> : null}
          {planned.length ? (
            <Section id="binnenkort" title={t('planned')}>
              <EpisodeList episodes={planned} />
            </Section>
          ) : null}
          {older.map((season) => (
            <SeasonSection key={season.season ?? 'los'} {...season} />
          ))}
        </div>
        <aside className="space-y-10">
          <People title={t('hosts')} people={show.hosts} />
          <Subjects title={t('about')} items={{ sectors: show.sectors }} />
          <FeedAddress show={show.title} slug={slug} />
        </aside>
      </div>
    </>
  )
}
