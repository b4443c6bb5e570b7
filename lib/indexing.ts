/** Whether search engines are welcome. Pure. */

const privateHosts =
  /^(?:localhost|.*\.localhost|.*\.local|.*\.internal|.*\.test|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\])$/

/** Whether an address is of this machine or of a network at home. */
export const isLocalAddress = (siteUrl: string): boolean => privateHosts.test(new URL(siteUrl).hostname)

type Site = { readonly siteIndex: boolean; readonly siteUrl: string }

/** Whether crawlers may list the site: never where the operator says no, and no public deployment of a sample. */
export const isIndexed = ({ siteIndex, siteUrl }: Site, isSample: boolean): boolean =>
  siteIndex && (!isSample || isLocalAddress(siteUrl))
