import { getTranslations } from 'next-intl/server'
import type { ButtonLook } from '#components/ui/button-class.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { safeHref } from '#lib/paths.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'
import { Document, type Words } from '../document.tsx'
import { Dismissable } from './dismissable.island.tsx'

type Props = { readonly block: BlockOf<'callouts'>; readonly words: Words }

/** Each colour as tint, as edge, as fill, and as text on that fill. */
const looks = {
  primary: ['bg-brand-soft', 'border-brand', 'bg-brand', 'text-on-brand'],
  secondary: ['bg-accent-soft', 'border-accent', 'bg-accent', 'text-paper'],
  tertiary: ['bg-plum-soft', 'border-plum', 'bg-plum', 'text-paper'],
  info: ['bg-sky-soft', 'border-sky', 'bg-sky', 'text-paper'],
  success: ['bg-brand-soft', 'border-brand', 'bg-brand', 'text-on-brand'],
  warning: ['bg-sun-soft', 'border-sun', 'bg-sun', 'text-night'],
  error: ['bg-danger-soft', 'border-danger', 'bg-danger', 'text-paper'],
  neutral: ['bg-sunken', 'border-line-strong', 'bg-ink', 'text-paper'],
} as const

/** On a fill, whatever has a colour of its own takes that of the text: no pair of colours would be readable on all. */
const onFill =
  'border-transparent [&_a]:text-inherit! [&_button]:text-inherit! [&_code]:bg-transparent! [&_code]:ring-1 [&_li]:marker:text-current [&_li]:before:border-current! [&_[data-button]]:bg-transparent! [&_[data-button]]:ring-current!'

const classFor = ({ color, variant }: Props['block']) => {
  const [soft, edge, fill, text] = looks[color]
  switch (variant) {
    case 'solid':
      return `${fill} ${text} ${onFill}`
    case 'outline':
      return `${edge} border-2 bg-surface`
    case 'subtle':
      return `${soft} ${edge} border`
    case 'soft':
      return `${soft} border-transparent`
    default:
      return variant satisfies never
  }
}

type Action = Props['block']['actions'][number]

/** How an action looks: as its editor chose; on a filled callout only outlines and text are visible. */
const actionLook = ({ variant = 'solid' }: Action, isFilled: boolean): ButtonLook => ({
  size: 'sm',
  variant: isFilled && !['link', 'ghost'].includes(variant) ? 'outline' : variant,
})

/** A note beside the text; one that may be put away stays away in that browser. */
export const Callout = async ({ block, words }: Props) => {
  const { id, title, description, icon, dismissable, actions, variant } = block
  const t = await getTranslations('article')
  const offered = actions.filter(({ to }) => safeHref(to) !== null)
  const note = (
    <aside
      aria-label={title ?? undefined}
      className={`flex gap-4 rounded-lg p-5 sm:p-6 ${dismissable ? 'pe-12 sm:pe-14' : ''} ${classFor(block)}`}
    >
      {icon ? <Icon name={icon} className="mt-0.5 size-6" /> : null}
      <div className="min-w-0 space-y-3">
        {title ? <p className="font-display text-h4 font-semibold">{title}</p> : null}
        {description ? (
          <div className="space-y-2">
            <Document id={id} document={description} words={words} />
          </div>
        ) : null}
        {offered.length ? (
          <div className="flex flex-wrap gap-3 pt-1">
            {offered.map((action) => (
              <ButtonLink key={action.label} to={action.to} {...actionLook(action, variant === 'solid')}>
                {action.label}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </div>
    </aside>
  )
  return dismissable ? (
    <Dismissable id={id} label={t('dismiss')} className={variant === 'solid' ? looks[block.color][3] : 'text-ink'}>
      {note}
    </Dismissable>
  ) : (
    note
  )
}
