/** Takes the place of the service worker where the site is told to do without one: clears up, and goes. */
addEventListener('install', () => skipWaiting())

/** Deletes everything that was stored for reading without internet. */
const clear = async () => {
  const own = (await caches.keys()).filter((name) => name.startsWith('lesroute:offline:'))
  await Promise.all(own.map((name) => caches.delete(name)))
}

addEventListener('activate', (event) => {
  const leave = async () => {
    await clear()
    // The worker that this one replaces may still be storing a page, and creates its caches again for that.
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await clear()
    await registration.unregister()
  }
  event.waitUntil(leave())
})
