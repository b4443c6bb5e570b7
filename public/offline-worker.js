/**
 * The service worker: pages that were read, and pages of saved items, can be read again without internet. The network
 * always comes first. What the server says may not be stored (searches, lists, forms, drafts, tokens) is never kept;
 * asked for offline, it is answered by a page that says that there is no network.
 *
 * A page is kept together with its own styles, scripts, fonts and pictures, whose names change with what is in them.
 * So a kept page is whole by itself, whichever version of the site made it.
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

/** Keeps a part and, of a style sheet, the fonts that it names; answers their addresses. */
const keepPart = async (cache, address) => {
  let response = await cache.match(address)
  if (!response) {
    // A part that cannot be had is missing from the page; the page is worth reading without it.
    response = await fetch(address).catch(() => null)
    if (!response?.ok) return []
    await cache.put(address, response.clone())
  }
  if (!address.includes('.css')) return [address]
  const fonts = [...(await response.text()).matchAll(/url\(["']?([^"')]+\.woff2)/g)]
  const named = await Promise.all(fonts.map(([, font]) => keepPart(cache, new URL(font, address).href)))
  return [address, ...named.flat()]
}

const isKeepable = (response) =>
  response.ok &&
  !response.redirected &&
  !/no-store/.test(response.headers.get('cache-control') ?? '') &&
  /^text\/html/.test(response.headers.get('content-type') ?? '')

/** Keeps a page with its parts as the newest of that cache. */
const keep = async (name, path, response, item = '') => {
  if (!isKeepable(response)) return
  const html = await response.text()
  const cache = await caches.open(partsCache)
  const parts = await Promise.all(partsOf(html).map((address) => keepPart(cache, address)))
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

const fetchAndKeep = async (name, path, item) => keep(name, path, await fetch(path), item)

const isYoung = (response, age) => response && Date.now() - Date.parse(response.headers.get('x-kept-at')) < age

/** Lets go of the pages read longest ago, and of parts that no kept page needs any more. */
const tidy = async () => {
  const read = await caches.open(caching.read)
  const old = (await read.keys()).slice(0, -mostRead)
  for (const request of old) await read.delete(request)
  const pages = await Promise.all(Object.values(caching).map(async (name) => (await caches.open(name)).matchAll()))
  const needed = new Set(pages.flat().flatMap((page) => JSON.parse(page.headers.get('x-kept-parts'))))
  const parts = await caches.open(partsCache)
  for (const request of await parts.keys()) if (!needed.has(request.url)) await parts.delete(request)
}

/** Keeps the pages of the items that are saved now, and lets go of the others. */
const followSaved = async (items, language) => {
  const saved = await caches.open(caching.saved)
  const kept = new Set()
  for (const request of await saved.keys()) {
    const item = (await saved.match(request)).headers.get('x-kept-item')
    if (items.includes(item)) kept.add(item)
    else await saved.delete(request)
  }
  const missing = items.filter((item) => !kept.has(item))
  if (!missing.length) return
  const answer = await fetch(`/api/saved?taal=${language}&lijst=${missing.join('.')}`)
  const { items: found } = await answer.json()
  for (const { ref, path } of found ?? []) if (path) await fetchAndKeep(caching.saved, path, ref)
}

/** One thing after another, so that nothing is let go of while it is being kept. What fails is tried at the next page. */
let queue = Promise.resolve()
const inTurn = (work) => {
  queue = queue.then(work).then(tidy).catch(() => {})
  return queue
}

/** A page tells where it is (`isNew`: no navigation of ours has brought it), and what is saved. */
const follow = async ({ path, isNew, saved }) => {
  const read = await caches.open(caching.read)
  if (isNew && !isYoung(await read.match(path), minute)) await fetchAndKeep(caching.read, path)
  await followSaved(Object.keys(JSON.parse(saved || '{}')), path.startsWith('/en') ? 'en' : 'nl')
  if (!isYoung(await caches.match(offlinePages[0], { cacheName: caching.none }), day)) await keepOfflinePages()
}

const keepOfflinePages = () => Promise.all(offlinePages.map((path) => fetchAndKeep(caching.none, path)))

/** A kept page that says of which moment it is, where its layout has room for that. */
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

const keptPage = async (path) => {
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

/** A page from the network, and kept where it may be; without a network the kept one, or word that there is none. */
const open = async (event) => {
  const { request } = event
  const { pathname, search } = new URL(request.url)
  const isPlain = request.destination === 'document' && search === ''
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    if (isPlain) {
      const copy = response.clone()
      event.waitUntil(inTurn(() => keep(caching.read, pathname, copy)))
    }
    return response
  } catch {
    return (isPlain && (await keptPage(pathname))) || offlinePage(pathname)
  }
}

/** The same picture in another size, for a screen that asked for another when the page was kept. */
const otherSize = async (cache, address) => {
  const id = address.slice(address.lastIndexOf('/'))
  const found = (await cache.keys()).find(({ url }) => url.endsWith(id))
  return found && cache.match(found, { ignoreVary: true })
}

/** A part of a page. What is in our own cannot change under its name, so that a kept one serves as well as a new one. */
const part = async (request) => {
  const cache = await caches.open(partsCache)
  const kept = () => cache.match(request.url, { ignoreVary: true })
  const own = request.url.startsWith(`${location.origin}/_next/static/`) && (await kept())
  if (own) return own
  try {
    return await fetch(request)
  } catch {
    const found = (await kept()) ?? (request.destination === 'image' && (await otherSize(cache, request.url)))
    return found || Response.error()
  }
}

addEventListener('install', (event) => event.waitUntil(keepOfflinePages().then(() => skipWaiting())))

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
