/** Media row by row, over one picture. Source: docs/contract.md 10.8; https://cloudinary.com/documentation/transformation_reference */
import type { Answer, Row } from './row.ts'

const type = ({ headers }: Answer) => headers.get('content-type') ?? ''
const isPicture = (answer: Answer) => answer.status === 200 && type(answer).startsWith('image/')

const picture = (transformation: string, equal = isPicture, headers: Readonly<Record<string, string>> = {}): Row => ({
  name: transformation || 'the original',
  needs: ['picture'],
  call: ({ picture: id }) => ({ path: `/image/upload/${transformation ? `${transformation}/` : ''}${id}`, headers }),
  equal,
})
const refused = (transformation: string): Row => ({
  ...picture(transformation, ({ status, headers }) => status === 400 && headers.get('x-cld-error') !== null),
  name: `${transformation} is refused with a reason`,
})
const as = (wanted: string) => (answer: Answer) => isPicture(answer) && type(answer) === wanted

const pictures: readonly Row[] = [
  picture(''),
  ...['w_64', 'h_64', 'w_64,h_64,c_fill', 'w_64,h_64,c_fit', 'w_64,h_64,c_limit', 'w_64,h_64,c_scale'].map((one) =>
    picture(one),
  ),
  ...['w_64,h_64,c_pad,b_white', 'w_64,ar_16:9,c_fill', 'w_64,h_64,c_fill,g_auto', 'w_64,h_64,c_thumb,g_center'].map(
    (one) => picture(one),
  ),
  ...['w_64,q_auto', 'w_64,q_50', 'w_64,dpr_2', 'w_64,r_max', 'w_64,e_grayscale', 'w_64/e_blur:200'].map((one) =>
    picture(one),
  ),
  picture('w_64,f_webp', as('image/webp')),
  picture('w_64,f_png', as('image/png')),
  picture('w_64,f_jpg', as('image/jpeg')),
  {
    ...picture('w_64,f_auto', as('image/avif'), { accept: 'image/avif,image/webp' }),
    name: 'f_auto: AVIF for who takes it',
    deliberate: {
      when: as('image/webp'),
      what: 'WebP: the service makes AVIF where an address asks for it by name only',
    },
  },
  { ...picture('w_64,f_auto', as('image/webp'), { accept: 'image/webp' }), name: 'f_auto: WebP for who takes it' },
  {
    ...picture('w_64,f_auto', ({ headers }) => /accept/i.test(headers.get('vary') ?? '')),
    name: 'f_auto varies by Accept',
  },
  {
    ...picture('w_64', ({ headers }) => /max-age=\d{4,}/.test(headers.get('cache-control') ?? '')),
    name: 'pictures may be kept for long',
  },
  {
    ...picture('w_64', ({ headers }) => headers.get('access-control-allow-origin') === '*'),
    name: 'pictures may be used by other sites',
  },
]

const faults: readonly Row[] = [
  refused('w_abc'),
  refused('w_-1'),
  refused('c_nothing,w_64'),
  refused('q_999'),
  {
    name: 'an id that does not exist',
    call: () => ({ path: '/image/upload/w_64/no-such-picture-here' }),
    equal: ({ status, headers }) => status === 404 && headers.get('x-cld-error') !== null,
  },
  {
    name: 'a kind that does not exist',
    call: () => ({ path: '/nothing/upload/x' }),
    equal: ({ status }) => status === 404 || status === 400,
  },
  {
    name: 'a POST',
    needs: ['picture'],
    call: ({ picture: id }) => ({ method: 'POST', path: `/image/upload/w_64/${id}` }),
    equal: ({ status }) => status >= 400 && status < 500,
  },
]

/** Every row of media. */
export const mediaRows: readonly Row[] = [...pictures, ...faults]
