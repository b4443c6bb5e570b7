import * as paths from '@mdi/js'

type Props = { readonly name: string; readonly className?: string }

/** `mdi:account-school` → `mdiAccountSchool`. */
const exportName = (name: string) =>
  `mdi${name
    .replace(/^mdi:/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`

/**
 * A decorative icon by the name that content gives it; nothing for a name that does not exist. Server only: the
 * whole set weighs 2.5 MB, of which a page gets the paths that it shows.
 */
export const Icon = ({ name, className = 'size-5' }: Props) => {
  const path: unknown = Reflect.get(paths, exportName(name))
  if (typeof path !== 'string') return null
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 fill-current ${className}`}>
      <path d={path} />
    </svg>
  )
}
