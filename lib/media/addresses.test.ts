import { expect, test } from 'vitest'
import { originalUrl, pictureSet, pictureUrl } from './addresses.ts'

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

test.each([
  [400, [160, 320, 480, 640, 800]],
  [480, [160, 320, 480, 640, 800, 960]],
  [56, [160]],
  [1600, [160, 320, 480, 640, 800, 960, 1280, 1600, 2000]],
])('a picture of %i px is offered up to twice its width, in shared steps', (width, steps) =>
  expect([...pictureSet(own, 'id', { width }).matchAll(/ (\d+)w/g)].map(([, step]) => Number(step))).toEqual(steps),
)
