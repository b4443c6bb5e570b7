import { expect, test } from 'vitest'
import { parseSettings } from '#lib/settings.ts'
import { refusalWithoutServer } from './without-server.ts'

const refusalWith = (environment: Readonly<Record<string, string>>) =>
  refusalWithoutServer(parseSettings({ CONTENT_API_TOKEN: 't', ...environment }))

test('without its own process the site does not start, unless a setting accepts what is missing', () => {
  expect(refusalWith({})).toContain('WITHOUT_SITE_SERVER=1')
  expect(refusalWith({ WITHOUT_SITE_SERVER: '0' })).toContain('node server/main.ts')
  expect(refusalWith({ WITHOUT_SITE_SERVER: '1' })).toBeNull()
})
