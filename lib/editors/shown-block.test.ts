import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readShownBlock, shownBlockAddress } from './shown-block.ts'

const blockOf = (address: string) => readShownBlock(new URLSearchParams(address.split('?')[1]).get('stuk') ?? '')

test('an item is drawn from its address', () => {
  const [id, image] = [randomUUID(), randomUUID()]
  const block = { collection: 'images', image, alt: 'Een lokaal', isWide: false } as const
  expect(blockOf(shownBlockAddress('/onderdeel', id, block))).toEqual({ id, block })
})

test('of an item with more text than an address holds the beginning is drawn', () => {
  const items = Array.from({ length: 24 }, () => ({
    id: randomUUID(),
    title: 'Titel',
    description: 'één '.repeat(500),
    link: '/agenda',
  }))
  const address = shownBlockAddress('/onderdeel', randomUUID(), { collection: 'content_lists', title: 'Lijst', items })
  expect(address.length).toBeLessThan(14_000)
  const drawn = blockOf(address)?.block
  expect(drawn).toMatchObject({ collection: 'content_lists', title: 'Lijst' })
  expect(JSON.stringify(drawn)).toContain(items[23]?.id)
})
