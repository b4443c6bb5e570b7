import { getTranslations } from 'next-intl/server'
import { originalUrl, pictureUrl } from '#lib/media.ts'
import { mediaBase } from '#lib/media-base.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'mediaplayers'> }

/** `3:07` for 187 seconds. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Sound or film in the platform's own player, with its chapters written out. Nothing loads before it is played. */
export const Mediaplayer = async ({ block }: Props) => {
  const t = await getTranslations('article')
  const source = block.type === 'audio' ? block.audio?.source : block.video?.id
  if (!source) return null
  const src = originalUrl(mediaBase, source, 'video')
  const label = [block.title, block.artist].filter(Boolean).join(', ')
  const poster = block.artwork ? pictureUrl(mediaBase, block.artwork.id, { width: 960, ratio: 16 / 9 }) : undefined
  return (
    <figure
      className="overflow-hidden rounded-lg border border-line bg-surface"
      style={block.full_width || !block.max_width ? undefined : { maxWidth: block.max_width }}
    >
      {block.type === 'video' ? (
        // The catalogue's films carry no speech track of their own; what is said stands in the text beside them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video controls preload="none" poster={poster} aria-label={label} className="aspect-video w-full bg-night">
          <source src={src} />
        </video>
      ) : (
        <div className="p-4 pb-0">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sound without captions: its chapters follow as text */}
          <audio controls preload="none" aria-label={label} className="w-full">
            <source src={src} />
          </audio>
        </div>
      )}
      <figcaption className="space-y-2 p-4">
        {block.title ? <p className="font-semibold">{block.title}</p> : null}
        {block.artist ? <p className="mt-0! text-sm text-muted">{block.artist}</p> : null}
        {block.chapters.length ? (
          <details>
            <summary className="text-sm font-medium">{t('chapters')}</summary>
            <ol className="mt-2 list-none! p-0! text-sm">
              {block.chapters.map(({ label: name, time }) => (
                <li key={time}>
                  <span className="me-3 text-muted tabular-nums">{clock(time)}</span>
                  {name}
                </li>
              ))}
            </ol>
          </details>
        ) : null}
      </figcaption>
    </figure>
  )
}
