/** Which pages other sites may show in a frame: embeds alone, and only at hosts that are named. */
import { z } from 'zod'
import { list } from '../../platform/settings.ts'

/** A host with or without a scheme and a port; a `*.` in front stands for all below it. */
const host = /^(?:https?:\/\/)?(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i

/**
 * The hosts of a setting, with commas between them.
 * Source: https://www.w3.org/TR/CSP3/#framework-directive-source-list (host-source, without paths).
 */
export const hostList = list(z.string().regex(host, 'must be a host, such as https://loket.example or *.regio.example'))

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
