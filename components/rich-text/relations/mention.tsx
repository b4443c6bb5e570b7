import { Link } from '#components/ui/link.tsx'
import { itemHref } from '#lib/paths.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'mentions'> }

/** A link in the sentence to another item, whose card shows on hover and focus; its title unless the mention has words. */
export const Mention = ({ block: { id, title, target } }: Props) => {
  const words = title ?? target?.title
  if (!words) return null
  const href = target && itemHref(target.collection, target)
  const card = `kaart-${id}`
  return href ? (
    // The platform's `interestfor` is newer than the types of the framework.
    <Link href={href} aria-details={card} {...{ interestfor: card }}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  )
}
