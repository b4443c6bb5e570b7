/** Whether this process is the site's own server. The framework's code asks here, since it is bundled apart from that server. */

const name = Symbol.for('lesroute.server')
const shared: { [name]?: true } = globalThis as object

/** Called by the site's own server before the framework starts. */
export const markSiteServer = (): void => {
  shared[name] = true
}

/** False for `next start`, `next dev` and hosts of Next apps. */
export const isSiteServer = (): boolean => shared[name] === true
