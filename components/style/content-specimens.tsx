import { EventFacts } from '#components/agenda/event-facts.tsx'
import { EventList } from '#components/agenda/event-list.tsx'
import { AgendaFilters } from '#components/agenda/filters.tsx'
import { FollowAgenda } from '#components/agenda/follow.tsx'
import { NoEvents } from '#components/agenda/no-events.tsx'
import { ArticleCard } from '#components/article/article-card.tsx'
import { DeskRow } from '#components/desks/desk-row.tsx'
import { EpisodeList } from '#components/media/episode-list.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { PlannedNotice } from '#components/media/planned-notice.tsx'
import { RecordingPlayer } from '#components/media/recording-player.tsx'
import { Part } from '#components/ui/part.tsx'
import { choiceOf, upcoming } from '#lib/calendar/choice.ts'
import { listEvents } from '#lib/content/agenda.ts'
import { listNewestArticles } from '#lib/content/articles.ts'
import { listDesks } from '#lib/content/desks.ts'
import { readStoryCards } from '#lib/content/media-cards.ts'
import { getNewestEpisode, listNewestEpisodes } from '#lib/content/podcasts.ts'
import { listNewestMedia } from '#lib/content/media-lists.ts'
import { getVideo } from '#lib/content/videos.ts'
import { lastSegment } from '#lib/media/paths.ts'

/** The agenda: its filters, a list of events, the facts of one, and no results. */
export const AgendaSpecimens = async () => {
  const events = await listEvents()
  const all = choiceOf(new URLSearchParams())
  const far = choiceOf(new URLSearchParams('plaats=Atlantis&soort=webinar'))
  const matches = upcoming(events, all, null, Date.now()).slice(0, 4)
  const [first] = matches
  return (
    <Part id="agenda" title="Agenda" className="space-y-10">
      <AgendaFilters
        choice={far}
        unknown={[{ name: 'soort', value: 'feest' }]}
        events={events}
        chosenDesk={null}
        isUnknown
      />
      <EventList events={matches} numbers={new Map(matches.map(({ event }, index) => [event.id, index + 1]))} />
      {first ? <EventFacts event={first.event} isPast={false} /> : null}
      <div className="grid gap-6 md:grid-cols-2">
        <NoEvents choice={far} wider={50} hindrances={['kind']} isFiltered />
        <NoEvents choice={all} wider={null} hindrances={[]} isFiltered={false} />
      </div>
      <FollowAgenda choice={all} />
    </Part>
  )
}

/** Cards of articles, media and desks, and the player of sound and film. */
export const MediaSpecimens = async () => {
  const [articles, episodes, videos, stories, desks, episode] = await Promise.all([
    listNewestArticles(false, 3),
    listNewestEpisodes(3),
    listNewestMedia('videos', 1),
    readStoryCards(),
    listDesks(),
    getNewestEpisode(),
  ])
  const video = videos[0] ? await getVideo(lastSegment(videos[0].path)) : null
  return (
    <Part id="media" title="Kaarten en speler" className="space-y-10">
      <div className="grid gap-5 md:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
      <MediaCards cards={[...episodes.slice(0, 1), ...videos, ...stories.slice(0, 1)]} showKind />
      <EpisodeList episodes={episodes} showName />
      {desks.slice(0, 2).map((desk) => (
        <DeskRow key={desk.slug} desk={desk} />
      ))}
      <PlannedNotice kind="plannedEpisode" date="2030-01-02" />
      {episode ? (
        <RecordingPlayer
          id={episode.id}
          kind="audio"
          title={episode.title}
          byline="Het tweede uur"
          href="/stijlgids"
          recording={episode}
          artwork={episode.artwork}
        />
      ) : null}
      {video ? (
        <RecordingPlayer
          id={video.id}
          kind="video"
          title={video.title}
          byline={null}
          href="/stijlgids"
          recording={video}
          artwork={video.artwork}
        />
      ) : null}
    </Part>
  )
}
