import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing.ts'

/** Links and paths that know the page's language. */
export const { Link, getPathname, usePathname, useRouter } = createNavigation(routing)
