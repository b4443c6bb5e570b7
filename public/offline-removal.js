/** Takes the place of the service worker where the site is told to do without one: clears up, and goes. */
addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  const leave = async () => {
    const own = (await caches.keys()).filter((name) => name.startsWith('lesroute:offline:'))
    await Promise.all(own.map((name) => caches.delete(name)))
    await registration.unregister()
  }
  event.waitUntil(leave())
})
