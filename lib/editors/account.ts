/** The account of an editor. */
import { z } from 'zod'
import { get, run, type Outcome } from './content-call.ts'

const me = z.object({
  id: z.string().nullish(),
  email: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
})

/**
 * `name` is empty where the account has none or may not read it, `email` and `account` (its id) likewise: other editors learn the
 * name alone.
 */
export type Editor = { readonly account: string; readonly name: string; readonly email: string }

/**
 * The editor with that token; a problem when the session is over. Name and address are empty for who may not read them: saving does not need
 * that right.
 */
export const readEditor = async (token: string): Promise<Outcome<Editor>> => {
  const read = (fields: readonly string[]) =>
    run(token, get('/users/me', { fields }), (data) => {
      const { id, email, first_name: first, last_name: last } = me.parse(data)
      return { account: id ?? '', name: [first, last].filter(Boolean).join(' '), email: email ?? '' }
    })
  const editor = await read(['id', 'email', 'first_name', 'last_name'])
  return editor.ok || editor.problem.kind !== 'forbidden' ? editor : read(['id'])
}
