/** Everything that a server of ours calls, and who says where that is: never a visitor. A new caller has to be thought over. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const callers: Readonly<Record<string, string>> = {
  'lib/content/client.ts': 'CONTENT_API_URL',
  'lib/editors/passkeys.ts': 'CONTENT_API_URL',
  'lib/editors/search-report.ts': 'SEARCH_URL',
  'lib/editors/session.ts': 'CONTENT_API_URL',
  'lib/status/health.ts': 'CONTENT_API_URL, MEDIA_URL',
  'lib/geo/locatieserver.ts': 'PLACES_URL',
  'platform/outbox/send.ts': 'SMTP_URL',
  'server/cache/list-version.ts': 'CONTENT_API_URL',
  'server/not-found/not-found-page.ts': 'its own address; what was asked for is encoded in the query',
  'scripts/editor-commands.ts': 'SITE_URL',
  'lib/editors/remake.ts': 'its own address; paths of a signed call, which begin with one slash, and of items',
  'service/auth/mailer.ts': 'SMTP_URL',
  'service/publish/cloudinary.ts': 'CLOUDINARY_URL',
  'service/publish/directus/instance.ts': 'DIRECTUS_URL, CATALOGUE_SOURCE_URL',
  'service/renew-site.ts': 'SITE_URL',
  'service/store/object-storage.ts': 'S3_BUCKET_URL',
  'service/conformance/row.ts': 'addresses that the operator gives its command',
  'service/doctor/finding.ts': 'CONTENT_API_URL, SEARCH_URL, MEDIA_URL, SITE_URL, DIRECTUS_URL; by its command alone',
  'scripts/supervise.ts': 'its own address',
  'scripts/prepare.ts': 'CONTENT_API_URL',
}

/** Calls of browsers, which go where the policy of the page allows. */
const inBrowsers = /^components\/|^lib\/search\/(?:browser-search|page-choices)\.ts$/

// ASVS 5.2.6 10.2.1 12.3.3 12.6.1
test('every file that calls another server is listed, with the setting that names the server', () => {
  const files = ['app', 'components', 'lib', 'platform', 'sample', 'scripts', 'server', 'service']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(room, name)),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts|\/test-|\/testing/.test(name) && !inBrowsers.test(name))
  const calling = files.filter((name) =>
    /\bfetch\(|createTransport\(|https?\.request\(|new S3mini\(/.test(readFileSync(name, 'utf8')),
  )
  expect(calling.toSorted()).toEqual(Object.keys(callers).toSorted())
})
