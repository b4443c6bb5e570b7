import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import type { SchedulingLink } from '#lib/content/scheduling.ts'
import { languageOf } from '#lib/i18n/language-of.ts'

type Props = {
  readonly conversations: readonly SchedulingLink[]
  readonly chosen: string | undefined
  /** What the address carries beside the conversation. */
  readonly along: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** The conversations to choose from, as links: each has times of its own. */
export const Conversations = async ({ conversations, chosen, along }: Props) => {
  const t = await getTranslations('advice')
  return conversations.length > 1 ? (
    <nav aria-label={t('kind')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {conversations.map(({ id, title, description, duration, english }) => (
          <li
            key={id}
            className={`relative space-y-1 rounded-lg border-2 p-5 ${id === chosen ? 'border-brand bg-brand-soft' : 'border-line bg-surface hover:border-brand'}`}
          >
            <Link
              href={{ pathname: '/adviesgesprek', query: { ...along, gesprek: id } }}
              aria-current={id === chosen ? 'true' : undefined}
              className="font-semibold no-underline after:absolute after:inset-0 hover:underline"
            >
              <span lang={languageOf({ english })}>{title}</span>
            </Link>
            {description ? (
              <p lang={languageOf({ english })} className="text-sm">
                {description}
              </p>
            ) : null}
            {duration === null ? null : <p className="text-sm text-muted">{t('minutes', { count: duration })}</p>}
          </li>
        ))}
      </ul>
    </nav>
  ) : null
}
