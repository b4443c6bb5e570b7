/** nginx as a peer and as the proxy in front of the site, for as long as a measurement needs it. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installFromDebian } from '#scripts/debian.ts'
import { freePort } from '#platform/free-port.ts'

const program = 'nginx'
const isThere = (): boolean => spawnSync(program, ['-v']).error === undefined

/** Why there is no nginx here, also after trying to install it; null when there is one. */
export const nginxObstacle = (): string | null => {
  if (isThere()) return null
  const reason = installFromDebian('nginx-light')
  return isThere() ? null : `no nginx can be had here (${reason})`
}

export type Nginx = { readonly url: string; readonly stop: () => Promise<void> }

/** Started by root, its worker would be somebody who may not see the folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

/** Where nginx keeps what is on its way. */
const temporaryFiles = (folder: string): string =>
  `client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;`

/** One worker, as the site is one process, for as long as its parent wants it. */
const asChild = (folder: string): string =>
  `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`

const run = async (folder: string, config: string, url: string): Promise<Nginx> => {
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const child = spawn(program, ['-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const isUp = () =>
    fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
  for (let attempt = 0; !(await isUp()); attempt += 1) {
    if (attempt === 100) throw new Error(`nginx did not come up; see ${folder}/error.log`)
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
  const config = `${asChild(folder)}
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporaryFiles(folder)}
  server { listen ${port}; root ${folder}/www; types {} default_type '${type}'; location / { try_files /page.html =404; } }
}`
  return run(folder, config, `http://127.0.0.1:${port}/page.html`)
}

/** @throws Error where the text does not hold what is to be replaced. */
const replaced = (text: string, pattern: RegExp, replacement: string): string => {
  if (!pattern.test(text))
    throw new Error(`.deploy/nginx.conf no longer has ${pattern.source}; bench/nginx.ts counts on it.`)
  return text.replace(pattern, replacement)
}

/** What the documented configuration becomes with that one site on this machine; nobody asks for the service through it. */
const documented = (folder: string, port: number, servicePort: number, host: string): string => {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/worker_processes auto;/, asChild(folder)],
    [/include mime\.types;/, temporaryFiles(folder)],
    [/server site-a:\d+ .*;/, `server ${host};`],
    [/server site-b:\d+ .*;/, ''],
    [/server service-a:\d+ .*;/, `server ${host};`],
    [/server service-b:\d+ .*;/, ''],
    [/\/var\/cache\/nginx/g, folder],
    [/listen 80;/, `listen ${port};`],
    [/listen 8055;/, `listen ${servicePort};`],
  ]
  const text = readFileSync(path.join('.deploy', 'nginx.conf'), 'utf8')
  return changes.reduce((changed, [pattern, replacement]) => replaced(changed, pattern, replacement), text)
}

/** nginx in front of the site, as `.deploy/nginx.conf` documents it; `url` is where the site is then. */
export const standInFront = async (site: string): Promise<Nginx> => {
  const [folder, port] = [newFolder(), await freePort()]
  const config = documented(folder, port, await freePort(), new URL(site).host)
  return run(folder, config, `http://127.0.0.1:${port}`)
}
