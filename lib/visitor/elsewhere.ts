/** Whether the situation of an address is by somebody else: opened from a mail or a message, or carried on from such a page. */
import type { AddressSituation } from './situation.ts'
import { attempt } from './storage.ts'

/** The answers of the last address from elsewhere, for the pages that links carry them to; as long as the tab. */
const key = 'lesroute:answers-from-elsewhere:1'

const slugsOf = ({ answers = [] }: AddressSituation): string[] => answers.map(({ slug }) => slug)

/** A browser that stores nothing for this site carries nothing on. */
const storedSlugs = (): readonly string[] => attempt(() => sessionStorage.getItem(key))?.split(' ') ?? []

const isOpenedFromElsewhere = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.name === location.href && !document.referrer.startsWith(`${location.origin}/`)
}

/**
 * Whether it is somebody else's: the address came from elsewhere, or has no other answers than one that did. What the form of the
 * situation sends is the visitor's own. Browsers only.
 */
export const cameFromElsewhere = (fromAddress: AddressSituation): boolean => {
  if (isOpenedFromElsewhere()) return true
  if (fromAddress.complete === 'everything') return false
  const slugs = slugsOf(fromAddress)
  const theirs = storedSlugs()
  return slugs.length > 0 && slugs.every((slug) => theirs.includes(slug))
}

/** Notes the answers of an address from elsewhere, so that the pages its links lead to know whose they are. Browsers only. */
export const noteElsewhere = (fromAddress: AddressSituation): void => {
  attempt(() => sessionStorage.setItem(key, slugsOf(fromAddress).join(' ')))
}

/** Forgets them, when the visitor has taken them over. Browsers only. */
export const forgetElsewhere = (): void => {
  attempt(() => sessionStorage.removeItem(key))
}
