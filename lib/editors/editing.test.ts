import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { editMark } from './edit-mark.ts'
import { editingScript } from './editing-script.ts'

const origins = ['https://studio.example', 'https://second.example']

/** What the script tells the page around it. */
const run = async (around: readonly string[] | undefined, isFramed = true) => {
  const messages: unknown[] = []
  const page: Record<string, unknown> = {
    document: { readyState: 'complete' },
    location: { ancestorOrigins: around },
    addEventListener: () => {},
    setTimeout,
    URL,
    console,
  }
  page['window'] = page
  page['self'] = page
  page['parent'] = isFramed ? { postMessage: (...message: unknown[]) => messages.push(message) } : page
  runInNewContext(await editingScript(origins), page)
  return messages
}

test('the script connects with the Studio around the page, and nobody else', async () => {
  expect(await run(['https://second.example'])).toEqual([[{ action: 'connect' }, 'https://second.example']])
  expect(await run(undefined)).toEqual([[{ action: 'connect' }, 'https://studio.example']])
  expect(await run(['https://elders.example'])).toEqual([])
  expect(await run([], false)).toEqual([])
})

test('a mark names an item and its fields, for editors alone', () => {
  expect(editMark(true, 'articles', 'k', ['title', 'body'])).toEqual({
    'data-directus': 'collection:articles;item:k;fields:title,body;mode:drawer',
  })
  expect(editMark(true, 'articles', 'k')).toEqual({ 'data-directus': 'collection:articles;item:k;mode:drawer' })
  expect(editMark(false, 'articles', 'k')).toEqual({})
})
