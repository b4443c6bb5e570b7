/** nginx as a peer and as the proxy in front of the site, for as long as a measurement needs it. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installFromDebian } from '#service/commands/debian.ts'

const program = 'nginx'
const isThere = (): boolean => spawnSync(program, ['-v']).error === undefined

/** Why there is no nginx here, also after trying to install it; null when there is one. */
export const nginxObstacle = (): string | null => {
  if (isThere()) return null
  const reason = installFromDebian('nginx-light')
  return isThere() ? null : `no nginx can be had here (${reason})`
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export type Nginx = { readonly url: string; readonly stop: () => Promise<void> }

/** Started by root, its worker would be somebody who may not see the folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

/** What is the same for both: one worker, as the site is one process, and nothing written but what it must. */
const frame = (folder: string, server: string, more = ''): string => `
daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${more}
  server { ${server} }
}`

const run = async (folder: string, config: string, url: string): Promise<Nginx> => {
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const child = spawn(program, ['-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url, { method: 'HEAD' }).then(
        () => true,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'lesroute-nginx-'))

/** nginx that sends these bytes from a file. */
export const serveFile = async (bytes: Uint8Array, type: string): Promise<Nginx> => {
  const [folder, port] = [newFolder(), await freePort()]
  mkdirSync(path.join(folder, 'www'))
  writeFileSync(path.join(folder, 'www', 'page.html'), bytes)
  const server = `listen ${port}; root ${folder}/www; types {} default_type '${type}'; location / { try_files /page.html =404; }`
  return run(folder, frame(folder, server), `http://127.0.0.1:${port}/page.html`)
}

/**
 * nginx in front of the site: keeps what the site lets caches keep, for as long as it says, and goes on showing it while
 * the site is renewing it, busy or away.
 */
export const standInFront = async (site: string): Promise<Nginx> => {
  const [folder, port] = [newFolder(), await freePort()]
  const server = `listen ${port};
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ''; proxy_set_header Host $http_host;
      proxy_cache pages; proxy_cache_key $request_uri$http_rsc$http_next_router_prefetch$http_next_router_segment_prefetch$http_accept_encoding;
      proxy_cache_lock on; proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
      proxy_cache_background_update on; proxy_next_upstream off; proxy_ignore_headers Vary;
    }`
  const more = `upstream site { server ${new URL(site).host}; keepalive 64; }
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=pages:10m max_size=1g inactive=30d use_temp_path=off;`
  return run(folder, frame(folder, server, more), `http://127.0.0.1:${port}`)
}
