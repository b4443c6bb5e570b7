import type { Href } from '#lib/paths.ts'

/** The query of a link as fields of a form that leads there, since a form leaves its action's own query out. */
export const HiddenFields = ({ of }: { readonly of: Href }) => {
  const query = typeof of === 'object' && of.query ? of.query : {}
  return Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => <input key={`${name} ${String(one)}`} type="hidden" name={name} value={String(one)} />),
  )
}

/** The page that a link leads to, without its query. */
export const withoutQuery = (href: Href): Href => {
  if (typeof href === 'string') return href
  const { query: _, ...page } = href
  return page
}
