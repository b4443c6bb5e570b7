import { Link } from '#components/ui/link.tsx'
import { itemHref } from '#lib/paths.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'mentions'> }

/** A link in the sentence to another item; its title unless the mention has words of its own. */
export const Mention = ({ block: { title, target } }: Props) => {
  const words = title ?? target?.title
  if (!words) return null
  const href = target && itemHref(target.collection, target)
  return href ? <Link href={href}>{words}</Link> : <span>{words}</span>
}
