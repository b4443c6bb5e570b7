import { ButtonLink } from '#components/ui/button-link.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { safeHref } from '#lib/paths.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'buttons'> }

/** A link that asks to be pressed; nothing as long as the page that it leads to is not there. */
export const Button = ({ block: { label, to, color, variant, size, icon, icon_position } }: Props) =>
  safeHref(to) === null ? null : (
    <p>
      <ButtonLink to={to} color={color} variant={variant} size={size}>
        {icon && icon_position !== 'trailing' ? <Icon name={icon} /> : null}
        {label}
        {icon && icon_position === 'trailing' ? <Icon name={icon} /> : null}
      </ButtonLink>
    </p>
  )
