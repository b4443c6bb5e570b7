import { getTranslations } from 'next-intl/server'
import { ChapterList } from '#components/player/chapter-list.tsx'
import { playerWords, type PlayerItem } from '#components/player/item.ts'
import { Player } from '#components/player/player.island.tsx'
import type { FileRef } from '#lib/content/field-parsers.ts'
import type { Recording } from '#lib/content/recordings.ts'
import { mediaBase } from '#lib/media/base.ts'
import { originalUrl, pictureUrl } from '#lib/media/addresses.ts'
import { speakersOf, timedLines } from '#lib/media/transcript/lines.ts'

type Props = {
  readonly id: string
  readonly kind: PlayerItem['kind']
  readonly title: string
  readonly byline: string | null
  readonly href: string
  readonly recording: Recording
  readonly artwork: FileRef | null
  readonly captions?: string | null
}

/** The player of an episode or a video; nothing when there is no file to play. */
export const RecordingPlayer = async ({
  id,
  kind,
  title,
  byline,
  href,
  recording,
  artwork,
  captions = null,
}: Props) => {
  const t = await getTranslations('player')
  if (!recording.file) return null
  const speakers = speakersOf(recording.lines)
  const picture = (width: number, ratio: number) => artwork && pictureUrl(mediaBase, artwork.id, { width, ratio })
  const item: PlayerItem = {
    id,
    kind,
    title,
    language: 'nl',
    byline,
    href,
    src: originalUrl(mediaBase, recording.file.id, 'video'),
    type: recording.file.type,
    poster: kind === 'video' ? picture(1280, 16 / 9) : picture(320, 1),
    artwork: picture(512, 1),
    duration: recording.duration,
    chapters: recording.chapters,
    speakers,
    voices: timedLines(recording.lines).map(({ start, end, speaker }) => ({
      start,
      end,
      speaker: speaker === null ? -1 : speakers.indexOf(speaker),
    })),
    captions: timedLines(recording.lines).length ? captions : null,
  }
  return (
    <Player item={item} words={playerWords(t)}>
      <ChapterList title={t('chapters')} chapters={recording.chapters} language={item.language} />
    </Player>
  )
}
