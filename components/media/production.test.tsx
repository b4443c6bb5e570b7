import { renderToReadableStream } from 'react-dom/server'
import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import messages from '#lib/i18n/messages/en.json'
import { Production } from './production.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'media' | 'sample') => createTranslator({ locale: 'en', messages, namespace }),
}))

test.each([
  [2700, '45 minutes'],
  [12.4, '12 seconds'],
  [59.7, '1 minute'],
])('a recording of %s seconds takes %s', async (duration, words) => {
  const production = { sample: false, picture: 'drawn', voice: null } as const
  const stream = await renderToReadableStream(<Production recording={{ production, duration }} />)
  await stream.allReady
  expect((await new Response(stream).text()).replaceAll(/<[^>]*>/g, '')).toMatch(new RegExp(`, ${words}$`))
})
