import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { prepare, requireFreePort, requireWritableFolder, siteTokensIn } from './prepare.ts'
import { readDeployment } from './settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a port in use is told with its setting', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(requireFreePort('PORT', port)).rejects.toThrow(`Port ${port} is in use; set PORT to another.`)
  await new Promise((resolve) => server.close(resolve))
  await expect(requireFreePort('PORT', port)).resolves.toBeUndefined()
})

test('a folder that cannot be written is told with its setting', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => requireWritableFolder(path.join(file, 'data'), () => undefined)).toThrow(/set DATA_FOLDER to another/)
  expect(() => requireWritableFolder('/proc/lesroute/data', () => undefined)).toThrow(/set DATA_FOLDER to another/)
  expect(() => requireWritableFolder(path.join(folder, 'new', 'data'), () => undefined)).not.toThrow()
})

test('a service that does not answer is told with its setting', async () => {
  const environment = { CONTENT_API_URL: 'http://localhost:9', CONTENT_API_TOKEN: 't' }
  await expect(prepare(readDeployment(environment), environment, () => {})).rejects.toThrow(/check CONTENT_API_URL/)
})

test('a database that does not answer is told with its setting', async () => {
  const environment = { DATABASE_URL: 'postgres://localhost:9/none', DATA_FOLDER: folder, SERVICE_PORT: '0' }
  await expect(prepare(readDeployment(environment), environment, () => {})).rejects.toThrow(/check DATABASE_URL/)
})

test('a second data folder ends no token of a database that another one uses', async () => {
  const database = path.join(folder, 'shared.sqlite')
  const machine = (name: string, environment: Record<string, string> = {}) => {
    const dataFolder = path.join(folder, name)
    mkdirSync(dataFolder, { recursive: true })
    return siteTokensIn({ dataFolder, database }, environment)
  }
  const first = await machine('first')
  await expect(machine('second')).rejects.toThrow(/copy site-token .* or set CONTENT_API_TOKEN/)
  expect(await machine('first')).toEqual(first)
  const settings = { CONTENT_API_TOKEN: first.site, CONTENT_PREVIEW_TOKEN: first.preview }
  expect(await machine('second', settings)).toEqual(first)
})

test.each([
  [{ CONTENT_API_URL: 'https://content.example' }, 'CONTENT_API_TOKEN'],
  [{ PORT: 'drieduizend' }, 'PORT'],
  [{ SERVICE_PORT: '99999' }, 'SERVICE_PORT'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ MEDIA_URL: 'res.cloudinary.com' }, 'MEDIA_URL'],
])('%j names %s', (environment, name) => expect(() => readDeployment(environment)).toThrow(name))

test('each surface may lie elsewhere by itself', () => {
  const site = (environment: Record<string, string>) =>
    readDeployment(environment).siteEnvironment({ site: 't', preview: 'p' })
  expect(site({})).toMatchObject({
    SEARCH_URL: 'http://localhost:8055/search',
    MEDIA_URL: 'http://localhost:8055/media',
  })
  expect(site({ SEARCH_PORT: '9001', MEDIA_PORT: '9002' })).toMatchObject({
    SEARCH_URL: 'http://localhost:9001',
    MEDIA_URL: 'http://localhost:9002',
  })
  expect(site({ SEARCH_APP_ID: 'ABCDEFGHIJ' })).not.toHaveProperty('SEARCH_URL')
  expect(site({ MEDIA_URL: 'https://res.cloudinary.com/demo' })).not.toHaveProperty('MEDIA_URL')
})
