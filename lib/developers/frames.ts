/** Which pages other sites may show in a frame: embeds alone, and only at hosts that are named. */

/** A host with or without a scheme and a port; a `*.` in front stands for all below it. */
const host = /^(?:https?:\/\/)?(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i

/**
 * The hosts of a setting, comma-separated. @throws Error that counts to the first that is none.
 * Source: https://www.w3.org/TR/CSP3/#framework-directive-source-list (host-source, without paths).
 */
export const parseHosts = (text: string | undefined, setting = 'EMBED_HOSTS'): string[] => {
  const hosts = (text ?? '').split(',').flatMap((part) => part.trim() || [])
  const wrong = hosts.findIndex((name) => !host.test(name))
  if (wrong >= 0) throw new Error(`${setting}: number ${wrong + 1} is not a host`)
  return hosts
}

/** Every embed, in both languages, as a pattern of the framework's router. */
const embeds = ['/embed/:path*', '/en/embed/:path*'] as const
/** Everything else. */
const others = '/((?!(?:en/)?embed/).*)'

/**
 * Headers by address: who may show a page in a frame.
 * Source: https://www.w3.org/TR/CSP3/#directive-frame-ancestors. Chosen: browsers that do not know it get X-Frame-Options
 * where nobody may; that header knows no list, so embeds go without it.
 */
export const frameHeaders = (hosts: readonly string[]) => [
  ...embeds.map((source) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: `frame-ancestors ${["'self'", ...hosts].join(' ')}` }],
  })),
  {
    source: others,
    headers: [
      { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
      { key: 'X-Frame-Options', value: 'DENY' },
    ],
  },
]
