/** An answer in a sentence, which no cache stores and whose address no next page learns: it may hold a secret. */
export const say = (status: number, message: string): Response =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
