import { getTranslations } from 'next-intl/server'
import { voiceColour } from '#components/player/voices.ts'
import { Part } from '#components/ui/part.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { speakersOf, type Line } from '#lib/media/transcript/lines.ts'
import { momentIds, turnsOf } from '#lib/media/transcript/moments.ts'
import { clock } from '#lib/media/transcript/time.ts'
import { TranscriptTools } from './transcript-tools.island.tsx'

type Props = {
  /** Of the recording, as its player knows it. */
  readonly id: string
  readonly lines: readonly Line[]
  /** Address before the name of a file: `…/transcript.vtt`. */
  readonly files: string
}

/**
 * All that is said, by whom and when. Each time is a link to its moment; with script it plays from there, and what is
 * said can be searched.
 */
export const Transcript = async ({ id, lines, files }: Props) => {
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  const speakers = speakersOf(lines)
  const ids = momentIds(lines)
  const turns = turnsOf(lines.map((line, index) => ({ ...line, id: ids[index] ?? '' })))
  const isTimed = lines.some(({ start }) => start !== null)
  return (
    <Part id="transcript" title={t('transcript')} className="space-y-5">
      {lines.length ? (
        <TranscriptTools
          id={id}
          words={{
            search: t('transcriptSearch'),
            next: t('transcriptNext'),
            previous: t('transcriptPrevious'),
            none: t('transcriptNone'),
            found: t('transcriptFound', { count: '{count}' }),
            count: t('transcriptCount', { current: '{current}', count: '{count}' }),
            follow: t('transcriptFollow'),
          }}
        >
          <ol lang="nl" className="max-w-2xl space-y-6">
            {turns.map(({ speaker, lines: sentences }) => (
              <li key={sentences[0]?.id} className="relative ps-5">
                <span
                  aria-hidden="true"
                  className={`absolute inset-y-1 start-0 w-1 rounded-full forced-color-adjust-none ${voiceColour(speaker === null ? -1 : speakers.indexOf(speaker)).back}`}
                />
                {speaker ? <p className="text-sm font-semibold">{speaker}</p> : null}
                {sentences.map(({ id: moment, start, text }) => (
                  <p
                    key={moment}
                    id={moment}
                    data-start={start ?? undefined}
                    className="-mx-2 flex gap-3 rounded-sm px-2 py-1 target:bg-sun-soft aria-[current]:bg-sun-soft"
                  >
                    {start === null ? null : (
                      <a
                        // Its name is in the language of the page.
                        lang={locale}
                        href={`?t=${Math.floor(start)}#${moment}`}
                        aria-label={t('transcriptPlayFrom', { time: clock(start) })}
                        className="w-10 shrink-0 py-0.5 text-sm text-muted tabular-nums underline underline-offset-4 hover:text-ink"
                      >
                        {clock(start)}
                      </a>
                    )}
                    <span>{text}</span>
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </TranscriptTools>
      ) : (
        <p className="text-muted">{t('noTranscript')}</p>
      )}
      {lines.length ? (
        <p data-screen="" className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="py-1">{t('transcriptFiles')}</span>
          <a href={`${files}/transcript.txt`} className="py-1 underline underline-offset-4">
            {t('transcriptText')}
          </a>
          {isTimed ? (
            <a href={`${files}/captions.vtt`} className="py-1 underline underline-offset-4">
              {t('transcriptCaptions')}
            </a>
          ) : null}
        </p>
      ) : null}
    </Part>
  )
}
