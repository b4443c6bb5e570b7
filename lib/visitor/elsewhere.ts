/** Whether the situation of an address was said by somebody else: opened from a mail or a message, or carried on from such a page. */
import type { Said } from './situation.ts'

/** The answers of the last address from elsewhere, for the pages that links carry them to; as long as the tab. */
const key = 'lesroute:answers-from-elsewhere:1'

const slugsOf = ({ answers = [] }: Said): string[] => answers.map(({ slug }) => slug)

const storedSlugs = (): readonly string[] => {
  try {
    return sessionStorage.getItem(key)?.split(' ') ?? []
  } catch {
    // A browser that stores nothing for this site carries nothing on.
    return []
  }
}

const isOpenedFromElsewhere = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.name === location.href && !document.referrer.startsWith(`${location.origin}/`)
}

/**
 * Whether somebody else said it: the address came from elsewhere, or has no other answers than one that did. What the form of the
 * situation sends is the visitor's own. Browsers only.
 */
export const isSaidElsewhere = (said: Said): boolean => {
  if (isOpenedFromElsewhere()) return true
  if (said.complete === 'everything') return false
  const slugs = slugsOf(said)
  const theirs = storedSlugs()
  return slugs.length > 0 && slugs.every((slug) => theirs.includes(slug))
}

/** Notes the answers of an address from elsewhere, so that the pages its links lead to know whose they are. Browsers only. */
export const noteSaidElsewhere = (said: Said): void => {
  try {
    sessionStorage.setItem(key, slugsOf(said).join(' '))
  } catch {
    // See above.
  }
}

/** Forgets them, when the visitor has taken them over. Browsers only. */
export const forgetSaidElsewhere = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}
