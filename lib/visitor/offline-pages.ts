/** The pages that the service worker (`public/offline-worker.js`) stored in this browser. In the browser only. */

export type OfflinePage = {
  readonly path: string
  readonly title: string
  /** ISO 8601. */
  readonly at: string
}

const pageCaches = ['lesroute:offline:saved:1', 'lesroute:offline:read:1'] as const

/** Saved and viewed pages, newest first, without duplicates; empty where the browser has no such storage. */
export const listOfflinePages = async (): Promise<OfflinePage[]> => {
  if (!('caches' in globalThis)) return []
  const pages = new Map<string, OfflinePage>()
  for (const name of pageCaches) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { headers } = (await cache.match(request)) ?? new Response()
      const path = new URL(request.url).pathname
      const title = decodeURIComponent(headers.get('x-kept-title') ?? path)
      pages.set(path, { path, title, at: headers.get('x-kept-at') ?? '' })
    }
  }
  return [...pages.values()].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Deletes all stored pages; those of saved items are stored again with the next page view. */
export const wipeOfflinePages = async (): Promise<void> => {
  if (!('caches' in globalThis)) return
  await Promise.all(pageCaches.map((name) => caches.delete(name)))
}
