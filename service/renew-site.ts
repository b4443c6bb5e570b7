/** Calls the site with the items that have changed, so that it makes their pages anew: the call that a Flow of Directus sends. */
import { setTimeout as pause } from 'node:timers/promises'
import { messageOf } from '#platform/error-message.ts'
import type { Change } from './content/write/changes.ts'

export type SiteToRenew = {
  /** Public address of the site. */
  readonly address: string
  /** The site's STUDIO_SECRET. */
  readonly secret: string
}

export type SiteRenewal = {
  readonly changed: (changes: readonly Change[]) => void
  /** Resolves when every change has been sent; what a site that does not answer has not taken after a second is given up. */
  readonly close: () => Promise<void>
}

/** Milliseconds in which changes are gathered: a page is made anew once for a save of many rows. */
const gathering = 200
/** Milliseconds before each further attempt. */
const pauses = [500, 2000, 5000]
/** Milliseconds that one call may take. */
const timeout = 10_000
/** Milliseconds that the end of the service waits for calls. */
const lastWait = 1000

/** Sends the changes in the background. `say` receives a line when a call failed for good. */
export const openSiteRenewal = ({ address, secret }: SiteToRenew, say: (line: string) => void): SiteRenewal => {
  let waiting = new Map<string, Set<string>>()
  let sending: Promise<void> | null = null
  const ending = new AbortController()

  const post = async (collection: string, keys: readonly string[]): Promise<string | null> => {
    try {
      const response = await fetch(`${address}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ event: 'items.update', collection, keys }),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ending.signal]),
      })
      await response.body?.cancel()
      return response.ok ? null : `answered ${response.status}`
    } catch (error) {
      return messageOf(error)
    }
  }
  const notify = async (collection: string, keys: readonly string[]): Promise<void> => {
    let failure = await post(collection, keys)
    for (const milliseconds of pauses) {
      if (failure === null || ending.signal.aborted) break
      await pause(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
      failure = await post(collection, keys)
    }
    if (failure !== null)
      say(
        `renewal call failed for ${collection} at ${address} (${failure}): check SITE_URL and STUDIO_SECRET, then run "npm run editors -- renew" there`,
      )
  }
  const send = async (): Promise<void> => {
    while (waiting.size) {
      await pause(gathering)
      const changes = waiting
      waiting = new Map()
      for (const [collection, keys] of changes) await notify(collection, [...keys])
    }
    sending = null
  }
  return {
    changed: (changes) => {
      for (const { collection, id } of changes) {
        const keys = waiting.get(collection) ?? new Set()
        waiting.set(collection, keys.add(id))
      }
      sending ??= send()
    },
    close: async () => {
      const end = setTimeout(() => ending.abort(), lastWait)
      await sending
      clearTimeout(end)
    },
  }
}
