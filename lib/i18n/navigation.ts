import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing.ts'

/** Links and paths of islands, whose language the browser knows. Server components use `components/ui/link`, which costs no script. */
export const { Link, getPathname } = createNavigation(routing)
