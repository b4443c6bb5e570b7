/**
 * The service worker: pages that were read, and pages of saved items, can be read again without internet. The network
 * always comes first. What the server says may not be stored (searches, lists, forms, drafts, tokens) is never stored;
 * offline, a page that says that there is no network stands in its place.
 *
 * A page is stored together with its own styles, scripts, fonts and pictures, whose names change with their content.
 * So a stored page is complete, whichever version of the site made it. Its headers begin with "x-kept".
 */
const caching = { read: 'lesroute:offline:read:1', saved: 'lesroute:offline:saved:1', none: 'lesroute:offline:page:1' }
const partsCache = 'lesroute:offline:parts:1'
const names = [...Object.values(caching), partsCache]
const offlinePages = ['/offline', '/en/offline']
const mostRead = 20
const minute = 60_000
const day = 1440 * minute

/** Addresses of styles, scripts and fonts, wherever the page names them, and of its pictures. */
const partsOf = (html) => {
  const own = html.match(/\/_next\/static\/[^"'\\\s)]+/g) ?? []
  const pictures = [...html.matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, source]) => source.replaceAll('&amp;', '&'))
  return [...new Set([...own, ...pictures].map((address) => new URL(address, location.origin).href))]
}

/** Stores a part and, of a style sheet, the fonts that it names; returns their addresses. */
const storePart = async (cache, address) => {
  let response = await cache.match(address)
  if (!response) {
    // A part that cannot be had is missing from the page; the page is worth reading without it.
    response = await fetch(address).catch(() => null)
    if (!response?.ok) return []
    await cache.put(address, response.clone())
  }
  if (!address.includes('.css')) return [address]
  const fonts = [...(await response.text()).matchAll(/url\(["']?([^"')]+\.woff2)/g)]
  const named = await Promise.all(fonts.map(([, font]) => storePart(cache, new URL(font, address).href)))
  return [address, ...named.flat()]
}

const isStorable = (response) =>
  response.ok &&
  !response.redirected &&
  !/no-store/.test(response.headers.get('cache-control') ?? '') &&
  /^text\/html/.test(response.headers.get('content-type') ?? '')

/** Stores a page with its parts as the newest of that cache. */
const storePage = async (name, path, response, item = '') => {
  if (!isStorable(response)) return
  const html = await response.text()
  const cache = await caches.open(partsCache)
  const parts = await Promise.all(partsOf(html).map((address) => storePart(cache, address)))
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set('x-kept-at', new Date().toISOString())
  headers.set('x-kept-title', encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? path))
  headers.set('x-kept-parts', JSON.stringify(parts.flat()))
  headers.set('x-kept-item', item)
  const pages = await caches.open(name)
  await pages.delete(path)
  await pages.put(path, new Response(html, { headers }))
}

const fetchAndStore = async (name, path, item) => storePage(name, path, await fetch(path), item)

const isYoung = (response, age) => response && Date.now() - Date.parse(response.headers.get('x-kept-at')) < age

/** Deletes the pages read longest ago, and parts that no stored page needs any more. */
const tidy = async () => {
  const read = await caches.open(caching.read)
  const old = (await read.keys()).slice(0, -mostRead)
  for (const request of old) await read.delete(request)
  const pages = await Promise.all(Object.values(caching).map(async (name) => (await caches.open(name)).matchAll()))
  const needed = new Set(pages.flat().flatMap((page) => JSON.parse(page.headers.get('x-kept-parts'))))
  const parts = await caches.open(partsCache)
  for (const request of await parts.keys()) if (!needed.has(request.url)) await parts.delete(request)
}

/** Stores the pages of the items that are saved now, and deletes the others. */
const followSaved = async (items, language) => {
  const saved = await caches.open(caching.saved)
  const stored = new Set()
  for (const request of await saved.keys()) {
    const item = (await saved.match(request)).headers.get('x-kept-item')
    if (items.includes(item)) stored.add(item)
    else await saved.delete(request)
  }
  const missing = items.filter((item) => !stored.has(item))
  if (!missing.length) return
  const answer = await fetch(`/api/saved?taal=${language}&lijst=${missing.join('.')}`)
  const { items: pages } = await answer.json()
  for (const { ref, path } of pages ?? []) if (path) await fetchAndStore(caching.saved, path, ref)
}

/** One task after another, so that nothing is deleted while it is being stored. What fails is tried again at the next page. */
let queue = Promise.resolve()
const inTurn = (work) => {
  queue = queue.then(work).then(tidy).catch(() => {})
  return queue
}

/** A page sends its path (`isNew`: it did not come through this worker), and what is saved. */
const follow = async ({ path, isNew, saved }) => {
  const read = await caches.open(caching.read)
  if (isNew && !isYoung(await read.match(path), minute)) await fetchAndStore(caching.read, path)
  await followSaved(Object.keys(JSON.parse(saved || '{}')), path.startsWith('/en') ? 'en' : 'nl')
  if (!isYoung(await caches.match(offlinePages[0], { cacheName: caching.none }), day)) await storeOfflinePages()
}

const storeOfflinePages = () => Promise.all(offlinePages.map((path) => fetchAndStore(caching.none, path)))

/** A stored page with its moment, where its layout has room for that. */
const ofEarlier = async (page) => {
  const html = await page.text()
  const language = html.includes('<html lang="en"') ? 'en-GB' : 'nl-NL'
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  const at = moment.format(new Date(page.headers.get('x-kept-at')))
  const annotated = html
    .replace('<html ', '<html data-kept="" ')
    .replace(/(<span data-kept-at[^>]*>)[^<]*/, (_all, start) => start + at)
  return new Response(annotated, { headers: page.headers })
}

const storedPage = async (path) => {
  for (const cacheName of [caching.read, caching.saved]) {
    const page = await caches.match(path, { cacheName, ignoreVary: true })
    if (page) return ofEarlier(page)
  }
  return undefined
}

const offlinePage = async (path) => {
  const [dutch, english] = offlinePages
  const page = await caches.match(/^\/en(\/|$)/.test(path) ? english : dutch, {
    cacheName: caching.none,
    ignoreVary: true,
  })
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error()
}

/** A page from the network, which is stored where it may be; without a network the stored one, or the page that says so. */
const open = async (event) => {
  const { request } = event
  const { pathname, search } = new URL(request.url)
  const isPlain = request.destination === 'document' && search === ''
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    if (isPlain) {
      const copy = response.clone()
      event.waitUntil(inTurn(() => storePage(caching.read, pathname, copy)))
    }
    return response
  } catch {
    return (isPlain && (await storedPage(pathname))) || offlinePage(pathname)
  }
}

/** The same picture in another size, for a screen that has another one than when the page was stored. */
const otherSize = async (cache, address) => {
  const id = address.slice(address.lastIndexOf('/'))
  const other = (await cache.keys()).find(({ url }) => url.endsWith(id))
  return other && cache.match(other, { ignoreVary: true })
}

/** A part of a page. What is in our own cannot change under its name, so that a stored one is as good as a new one. */
const part = async (request) => {
  const cache = await caches.open(partsCache)
  const stored = () => cache.match(request.url, { ignoreVary: true })
  const own = request.url.startsWith(`${location.origin}/_next/static/`) && (await stored())
  if (own) return own
  try {
    return await fetch(request)
  } catch {
    const copy = (await stored()) ?? (request.destination === 'image' && (await otherSize(cache, request.url)))
    return copy || Response.error()
  }
}

addEventListener('install', (event) => event.waitUntil(storeOfflinePages().then(() => skipWaiting())))

addEventListener('activate', (event) => {
  const begin = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('lesroute:offline:') && !names.includes(name))
    await Promise.all(old.map((name) => caches.delete(name)))
    await registration.navigationPreload?.enable()
    await clients.claim()
  }
  event.waitUntil(begin())
})

addEventListener('message', (event) => event.waitUntil(inTurn(() => follow(event.data))))

addEventListener('fetch', (event) => {
  const { request } = event
  // A form that was sent is the browser's own: going forward to its answer again would look like having no network.
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(open(event))
  else if (request.method === 'GET' && ['style', 'script', 'font', 'image'].includes(request.destination))
    event.respondWith(part(request))
})
