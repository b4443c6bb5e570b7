import { expect, test } from 'vitest'
import { originalUrl, pictureSet, pictureUrl } from './media.ts'

const own = { url: 'http://localhost:8055/media', folder: '' }
const cloud = { url: 'https://res.cloudinary.com/demo', folder: 'onderwijs/productie' }

test('addresses follow the grammar, here and in a cloud with a folder', () => {
  expect(pictureUrl(own, 'id', { width: 800, ratio: 4 / 3 })).toBe(
    'http://localhost:8055/media/image/upload/c_fill,g_auto,w_800,h_600,f_auto,q_auto/id',
  )
  expect(pictureUrl(cloud, 'id', { width: 800 })).toBe(
    'https://res.cloudinary.com/demo/image/upload/c_limit,w_800,f_auto,q_auto/onderwijs/productie/id',
  )
  expect(pictureUrl(own, 'id', { width: 800, format: 'jpg' })).toContain('/c_limit,w_800,f_jpg,q_auto/id')
  expect(originalUrl(cloud, 'id', 'raw')).toBe('https://res.cloudinary.com/demo/raw/upload/onderwijs/productie/id')
})

test('a picture is offered up to twice its width, in shared steps', () => {
  const widths = [...pictureSet(own, 'id', { width: 400 }).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([160, 320, 480, 640])
})
