/**
 * What the files of a first visit to an article cost the site's process: its scripts, styles and fonts, as the build
 * compressed them and from memory, against reading and compressing each one for each visitor, as the `compression`
 * middleware does. Only when a built site runs (E2E_SITE_URL, or else http://localhost:3000; its build in E2E_BUILD_FOLDER,
 * or else .next): its article says which files a visitor needs.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createCompression } from '#server/cache/compress.ts'
import { createStaticFiles } from '#server/cache/static-files.ts'
import type { Reply, SiteRequest, Step } from '#server/message.ts'
import { requestTo } from '#server/request.fixture.ts'
import { compare, type Row } from './measure.ts'
import { obstacle } from './pages.ts'

const article = '/kennisbank/artikelen/de-pabo-leraar-basisonderwijs-worden'
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

export const benchFirstVisit = async (): Promise<readonly Row[] | string> => {
  const site = (process.env['E2E_SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '')
  const reason = await obstacle(`${site}/`)
  if (reason !== null) return `The first visit is skipped: ${reason}. Start a site with npm start.`
  const folder = path.resolve(process.env['E2E_BUILD_FOLDER'] || '.next', 'static')
  const html = await (await fetch(`${site}${article}`)).text()
  const addresses = [...new Set(html.match(/\/_next\/static\/[\w~/.-]+\.(?:js|css|woff2)/g) ?? [])]
  const fromDisk = async ({ path: address }: SiteRequest): Promise<Reply> => {
    const body = await readFile(path.join(folder, address.slice('/_next/static/'.length)))
    const type = types[path.extname(address)] ?? 'application/octet-stream'
    const headers = { 'content-type': type, 'content-length': body.length, 'cache-control': 'public, immutable' }
    return { status: 200, headers, body }
  }
  const visit = (step: Step) => async (): Promise<void> => {
    for (const address of addresses) {
      const request = requestTo(address, { headers: { 'accept-encoding': 'gzip, br' } })
      await step(request, () => fromDisk(request))
    }
  }
  return [
    await compare({
      name: `first visit: ${addresses.length} files of an article`,
      peerName: 'brotli (4) for each visitor',
      ours: visit(createStaticFiles(folder)),
      peer: visit(createCompression()),
      clock: 'process',
      note: 'without sockets, which both sides need',
    }),
  ]
}
