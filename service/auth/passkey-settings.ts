/** For which site passkeys count. */
import { isIP } from 'node:net'

export type PasskeySite = {
  /** The domain that passkeys are bound to. */
  readonly domain: string
  /** Origins of the pages on which they may be used. */
  readonly origins: readonly string[]
}

/** Source: Web Authentication level 3, 5.1.2: a passkey is bound to a domain, which an address in numbers is not. */
const isUsable = ({ protocol, hostname }: URL): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && (protocol === 'https:' || hostname === 'localhost')

/**
 * The site of the settings: those origins, else that of the site itself. The first names the domain. Null where none of them is
 * one on which browsers offer passkeys: https, or `localhost`.
 */
export const passkeySite = (values: readonly string[], siteUrl: string | undefined): PasskeySite | null => {
  const addresses = values.length || siteUrl === undefined ? values : [siteUrl]
  const usable = addresses.map((address) => new URL(address)).filter(isUsable)
  const [first] = usable
  return first ? { domain: first.hostname, origins: usable.map(({ origin }) => origin) } : null
}
