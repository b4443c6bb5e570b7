import type { ComponentProps } from 'react'
import { LinkTags } from '#components/ui/link-tags.tsx'

type Props = { readonly title: string; readonly items: ComponentProps<typeof LinkTags>['items'] }

/** What something is about, as links to all there is about it; nothing when nobody said. */
export const Subjects = ({ title, items }: Props) =>
  Object.values(items).some(({ length }) => length) ? (
    <div className="space-y-3">
      <h2 className="text-h4">{title}</h2>
      <LinkTags items={items} showAll />
    </div>
  ) : null
