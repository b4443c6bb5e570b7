import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, openFixture } from './pictures.fixture.ts'

const fixture = await openFixture()
let ask: Ask

beforeAll(async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#f5b83d' } })
  await fixture.add('photo', 'image/jpeg', 'photo.jpg', await plain(300, 200).jpeg().toBuffer())
  await fixture.add('huge', 'image/png', 'huge.png', await plain(9000, 6000).png().toBuffer())
  await fixture.add('broken', 'image/jpeg', 'broken.jpg', Buffer.from('this is no picture'))
  await fixture.add('cut', 'image/jpeg', 'cut.jpg', (await plain(300, 200).jpeg().toBuffer()).subarray(0, 60))
  await fixture.add('disguise', 'image/png', 'disguise.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await fixture.add('logo', 'image/svg+xml', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await fixture.add('film', 'video/webm', 'film.webm', Buffer.from('0123456789'))
  await fixture.add('talk', 'audio/wav', 'talk.wav', Buffer.from('0123456789'))
  await fixture.add('paper', 'application/pdf', 'paper.pdf', Buffer.from('%PDF'))
  fixture.files.set('gone', { path: `${fixture.folder}/gone`, type: 'image/jpeg', filename: 'gone.jpg', size: 3 })
  ask = fixture.open()
})

afterAll(fixture.close)

const component = (text: string) => `Invalid transformation component - ${text}`

/** Groups that no picture takes, by what is wrong: each is refused with the component named. */
const pictureGroups: Readonly<Record<string, readonly string[]>> = {
  width: [
    'w_0',
    'w_6001',
    'w_-5',
    'w_1e3',
    'w_2.5',
    'w_1.0001',
    'w_0.0',
    'w_+5',
    'w_ 5',
    'w_0x10',
    'w_auto',
    'w_99999999',
    'w_$x',
  ],
  height: ['h_0', 'h_6001', 'h_NaN', 'h_Infinity', 'h_.5', 'h_5.', 'h_iw'],
  'no components': ['h_1,', 'w_5,__proto___5', 'w_5,constructor_5', 'w_5,junk', 'w_5,', ',w_5', 'w_5,,h_5', 'w_5,$x_1'],
  crop: ['c_magic,w_10', 'c_FILL,w_10', 'c_mfit,w_10'],
  gravity: ['g_nowhere', 'g_north_north', 'g_constructor', 'g_0'],
  ratio: ['ar_16:0,w_10', 'ar_0,w_10', 'ar_1:2:3,w_10', 'ar_x,w_10', 'ar_99:1,w_10', 'ar_-1,w_10'],
  density: ['dpr_0', 'dpr_9', 'dpr_x', 'dpr_2x'],
  radius: ['r_round', 'r_-1', 'r_1:2', 'r_6001'],
  offset: ['x_-1,w_5,c_crop', 'y_0.5,w_5,c_crop'],
  effect: ['e_sepia', 'e_blur:0', 'e_blur:9999', 'e_blur:1:2', 'e_grayscale:1', 'e_toString'],
  background: [
    'b_rgb:zzz',
    'b_rgb:12',
    'b_rgb:1234567',
    'b_pink',
    'b_#fff',
    'b_url(x)',
    'b_auto:',
    'b_auto:sky',
    'b_AUTO',
  ],
  quality: ['q_0', 'q_101', 'q_auto:worst', 'q_80.5', 'q_high'],
  format: ['f_exe', 'f_svg', 'f_pdf', 'f_AUTO', 'f_toString'],
  flag: ['fl_progressive', 'fl_attachment:', 'fl_attachment:a"b', 'fl_attachment:a%0d%0ab', 'fl_attachment:a*b'],
  'unknown key': ['zz_5', 'l_photo', 'u_photo', 't_named', 'a_90', 'so_3', 'o_50', 'if_w_gt_100'],
}

/** Groups whose components are at odds, and what is said of them. */
const pictureConflicts: readonly (readonly [group: string, message: string])[] = [
  ['c_fill', component('c_fill (needs w, h or ar)')],
  ['ar_2,w_10,h_10', component('ar (needs only one of w and h)')],
  ['w_5,w_6', component('w_6 (given twice)')],
  ['w_100,x_3', component('x (needs c_crop)')],
  ['w_100,y_3,c_fill', component('y (needs c_crop)')],
  ['w_9,c_crop,g_auto', component('g_auto (needs c_fill or c_thumb)')],
  ['w_6001', component('w_6001 (1 to 6000 px, or a share of 0.001 to 1.0)')],
  [`w_${'9'.repeat(900)}`, component(`w_${'9'.repeat(58)}? (1 to 6000 px, or a share of 0.001 to 1.0)`)],
  ['q_101', component('q_101 (1 to 100, or auto with best, good, eco or low)')],
  ['w_4000,dpr_2', 'Image dimensions too large (at most 6000 pixels a side)'],
  ['w_1,h_6000,c_scale/w_6000', 'Image dimensions too large (at most 6000 pixels a side)'],
  [
    Array.from({ length: 5 }, () => 'w_9,h_9,c_fill,q_9,r_9').join('/'),
    'Too many transformation components (at most 6 groups, 24 components)',
  ],
  ['w_1/w_2/w_3/w_4/w_5/w_6/w_7', 'Too many transformation components (at most 6 groups, 24 components)'],
]

/** The same of film and sound. */
const clipGroups: Readonly<Record<string, readonly string[]>> = {
  size: ['w_wide', 'w_1921', 'w_0', 'h_2.5', 'c_fill,w_10', 'c_fill,w_0.5,h_0.5', 'c_fit'],
  'pictures only': ['r_5', 'e_grayscale', 'dpr_2'],
  time: ['so_x', 'so_-1', 'so_10p', 'so_auto', 'so_100000', 'eo_2,so_3', 'eo_0', 'du_0', 'du_1,eo_2', 'so_1/so_2'],
  bitrate: ['br_1', 'br_0k', 'br_99m', 'br_128K'],
  codec: ['ac_flac', 'ac_none,vc_none', 'vc_h265', 'vc_h264:high'],
  sampleRate: ['af_12345'],
  format: ['f_exe', 'f_gif'],
}

const unsafeName = 'Invalid public id (at most 300 characters, without empty parts, dots alone and backslashes)'

/** Whole addresses. */
const addresses: readonly (readonly [status: number, path: string, message: string])[] = [
  [404, '/image/upload/unknown.jpg', 'Resource not found - unknown'],
  [404, '/image/upload/gone.jpg', 'Resource not found'],
  [404, '/image/upload/w_10/gone.jpg', 'Resource not found'],
  [404, '/image/upload/film.webm', 'Resource not found - film'],
  [404, '/video/upload/logo.svg', 'Resource not found - logo'],
  [404, '/video/upload/so_1/talk.jpg', 'Resource not found - talk'],
  [404, '/raw/upload/nothing.pdf', 'Resource not found - nothing'],
  [404, '/raw/upload/paper.docx', 'Resource not found - paper'],
  [404, '/image/upload/%F0%9F%8E%93', 'Resource not found - ??'],
  [400, '/image/upload/broken.png', 'Invalid image file'],
  [400, '/image/upload/w_10/disguise.png', 'Invalid image file'],
  [400, '/image/upload/w_10/cut.jpg', ''],
  [400, '/image/upload/w_10/huge.png', 'Image has too many pixels (at most 50000000)'],
  [
    400,
    '/image/upload/f_avif,w_5000/photo.jpg',
    'Transformation too costly - 17 megapixels for f_avif,q_52 (at most 5; ask for fewer w_ and h_, fewer steps, or another f_ or q_)',
  ],
  [400, '/image/upload/photo.bmp', 'Invalid image format - bmp'],
  [400, '/image/upload/%E0%A4%A.jpg', 'Invalid percent-encoding in the address'],
  [400, '/image/upload/w_%zz/photo.jpg', 'Invalid percent-encoding in the address'],
  [400, '/image/upload/../secret', unsafeName],
  [400, '/image/upload/a%2F..%2Fsecret', unsafeName],
  [400, '/image/upload/a%00b', unsafeName],
  [400, '/image/upload/a%5Cb', unsafeName],
  [400, '/image/upload/a//b', unsafeName],
  [400, '/image/upload/./photo', unsafeName],
  [400, `/image/upload/${'a'.repeat(400)}`, unsafeName],
  [400, '/image/upload/', 'Missing public id'],
  [400, '/image/upload', 'Missing public id'],
  [400, '/image/upload/v12/', 'Missing public id'],
  [400, '/', 'Invalid resource type - '],
  [400, '/images/upload/photo.jpg', 'Invalid resource type - images'],
  [400, '/image/elsewhere/photo.jpg', 'Invalid delivery type - elsewhere'],
  [400, '/image', 'Invalid delivery type - '],
  [400, '/raw/upload/w_5/paper.pdf', component('w_5 (known here: fl)')],
  [400, '/raw/upload/f_auto/paper.pdf', component('f_auto (known here: fl)')],
  [400, '/video/upload/film.exe', 'Invalid video format - exe'],
  [400, '/video/upload/talk.mp4', 'Invalid audio format - mp4'],
  [401, '/image/private/photo.jpg', 'deny or ACL failure'],
  [401, '/image/authenticated/photo.jpg', 'deny or ACL failure'],
  [401, '/image/fetch/https://example.org/x.jpg', 'deny or ACL failure'],
  [401, '/image/upload/s--AbCdEf12--/photo.jpg', 'Invalid signature'],
  [501, '/video/upload/w_100/film.webm', 'Video and audio transformations are not available'],
]

/** Each bound that is broken is named. */
const bounds: readonly (readonly [path: string, message: string])[] = [
  ['image/upload/w_10000,h_10000/photo', 'h_10000 (1 to 6000 px, or a share of 0.001 to 1.0)'],
  ['image/upload/w_0/photo', 'w_0 (1 to 6000 px, or a share of 0.001 to 1.0)'],
  ['video/upload/w_0/film', 'w_0 (1 to 1920 px, or a share of 0.001 to 1.0)'],
  ['image/upload/e_blur:99999/photo', 'e_blur:99999 (grayscale, or blur:1 to blur:2000)'],
  ['image/upload/r_999999/photo', 'r_999999 (max, or 0 to 6000 px)'],
  ['video/upload/so_1e9/film', 'so_1e9 (0 to 86400 seconds)'],
  ['video/upload/so_1e9/film.jpg', 'so_1e9 (0 to 86400 seconds)'],
  ['video/upload/br_1/film', 'br_1 (8k to 20m bits a second)'],
  ['image/upload/c_magic,w_9/photo', 'c_magic (fill, fit, limit, thumb, pad, scale, crop)'],
  ['image/upload/f_exe/photo', 'f_exe (auto, jpg, png, webp, avif, gif)'],
  ['video/upload/f_exe/film', 'f_exe (auto, mp4, webm, mp3, m4a, aac, ogg, wav)'],
  ['video/upload/vc_h265/film', 'vc_h265 (auto, none, h264, vp8, vp9)'],
  ['video/upload/af_5/film', 'af_5 (8000, 11025, 16000, 22050, 32000, 44100, 48000)'],
  ['image/upload/so_1e9/photo', 'so_1e9 (known here: w, h, c, g, x, y, ar, dpr, r, e, b, q, f, fl)'],
  ['image/upload/br_1/photo', 'br_1 (known here: w, h, c, g, x, y, ar, dpr, r, e, b, q, f, fl)'],
  ['image/upload/w_5,junk/photo', 'junk (key_value)'],
]

const flat = (table: Readonly<Record<string, readonly string[]>>) => Object.values(table).flat()

/** What every refusal of a transformation looks like, but for its message. */
const refusal = {
  status: 400,
  headers: { 'cache-control': 'no-store', 'content-length': '0', 'x-content-type-options': 'nosniff' },
  body: Buffer.alloc(0),
}
const aComponent = { 'x-cld-error': expect.stringMatching(/^Invalid transformation component - /) }

test('there are as many of them as were promised', () => {
  const all = [...flat(pictureGroups), ...pictureConflicts, ...flat(clipGroups), ...addresses]
  expect(all.length).toBeGreaterThan(140)
})

test.each(flat(pictureGroups))('400 for a picture with %s', async (group) => {
  const reply = await ask(`/image/upload/${group}/photo.jpg`)
  expect(reply).toMatchObject(refusal)
  expect(reply.headers).toMatchObject(aComponent)
})

test.each(pictureConflicts)('400 for a picture with %s', async (group, message) => {
  const reply = await ask(`/image/upload/${group}/photo.jpg`)
  expect(reply).toMatchObject(refusal)
  expect(reply.headers['x-cld-error']).toBe(message)
})

test.each(bounds)('400 for /%s, with what is possible', async (path, message) => {
  const reply = await ask(`/${path}`)
  expect(reply).toMatchObject(refusal)
  expect(reply.headers['x-cld-error']).toBe(component(message))
})

test.each([
  ...flat(pictureGroups).map((group) => `image/upload/${group}/photo.jpg`),
  ...flat(clipGroups).map((group) => `video/upload/${group}/film`),
])('the refusal of /%s says what would do', async (path) => {
  expect((await ask(`/${path}`)).headers['x-cld-error']).toMatch(/ \(.+\)$/)
})

test.each(flat(clipGroups))('400 for film with %s', async (group) => {
  const reply = await ask(`/video/upload/${group}/film`)
  expect(reply).toMatchObject(refusal)
  expect(reply.headers).toMatchObject(aComponent)
})

// ASVS 12.3.1 12.3.2
test.each(addresses)('%i for %s', async (expected, path, message) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask(path, {}, method)
    expect({ status, size: body.byteLength }).toEqual({ status: expected, size: 0 })
    if (message === '') expect(headers['x-cld-error']).toMatch(/\S/)
    else expect(headers['x-cld-error']).toBe(message)
    expect(headers['cache-control']).toBe('no-store')
  }
})

test.each([
  ['gone', '/image/upload/w_10/gone.jpg', 'Resource not found'],
  ['gone', '/image/upload/gone', 'Resource not found'],
  ['cut', '/image/upload/w_10/cut', 'Invalid image file'],
  ['disguise', '/image/upload/w_10/disguise.png', 'Invalid image file'],
])('one warning a minute is logged for the original of %s, asked for as %s', async (id, path, problem) => {
  const warnings: string[][] = []
  const askAgain = fixture.open({ warn: (...warning) => warnings.push(warning) })
  for (const other of ['/image/upload/absent', '/image/upload/w_0/photo', path, path, '/image/upload/w_10/broken'])
    await askAgain(other)
  expect(warnings).toEqual([[id, expect.stringContaining(problem)]])
})
