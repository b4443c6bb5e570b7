/** Whether the situation of an address is by somebody else: opened from a mail or a message, or carried on from such a page. */
import type { AddressSituation } from './situation.ts'
import { attempt } from './storage.ts'

/** What the last address from elsewhere said, for the pages that links carry it to; as long as the tab. */
const key = 'lesroute:answers-from-elsewhere:1'

/** Each part with its name, so that a place is no subject. */
const partsOf = ({ answers = [], place, subject, track }: AddressSituation): string[] => [
  ...answers.map(({ slug }) => `answer ${slug}`),
  ...Object.entries({ place, subject, track }).flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])),
]

/** A browser that stores nothing for this site carries nothing on. */
const storedParts = (): readonly string[] => attempt(() => sessionStorage.getItem(key))?.split('\n') ?? []

const isOpenedFromElsewhere = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.name === location.href && !document.referrer.startsWith(`${location.origin}/`)
}

/**
 * Whether it is somebody else's: the address came from elsewhere, or says nothing that one which did had not said. What the form of the
 * situation sends is the visitor's own. Browsers only.
 */
export const cameFromElsewhere = (fromAddress: AddressSituation): boolean => {
  if (isOpenedFromElsewhere()) return true
  if (fromAddress.complete === 'everything') return false
  const parts = partsOf(fromAddress)
  const theirs = storedParts()
  return parts.length > 0 && parts.every((part) => theirs.includes(part))
}

/** Notes what is said by an address from elsewhere, so that the pages its links lead to know whose they are. Browsers only. */
export const noteElsewhere = (fromAddress: AddressSituation): void => {
  // A page that their links lead to may say a part of it.
  const former = isOpenedFromElsewhere() ? [] : storedParts()
  attempt(() => sessionStorage.setItem(key, [...new Set([...former, ...partsOf(fromAddress)])].join('\n')))
}

/** Forgets them, when the visitor has taken them over. Browsers only. */
export const forgetElsewhere = (): void => {
  attempt(() => sessionStorage.removeItem(key))
}
