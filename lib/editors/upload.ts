/** Sends a picture to the content API as the editor who is signed in. */
import { z } from 'zod'
import { run, type Outcome } from './content-call.ts'

/** Bytes of a picture at most. Source: `service/content/write/receive-file.ts`, which takes the form around it too. */
export const largestPicture = 10 * 1024 * 1024

export type Uploaded = { readonly id: string; readonly title: string }

const record = z.object({ id: z.string(), title: z.string().nullish() })

/** The record of the stored picture. Source: https://directus.io/docs/api/files. */
export const uploadPicture = (token: string, file: File): Promise<Outcome<Uploaded>> => {
  const form = new FormData()
  form.set('title', file.name.replace(/\.[^.]*$/, '').slice(0, 200) || 'upload')
  form.set('file', file)
  const command = () => ({
    path: '/files',
    method: 'POST' as const,
    params: { fields: ['id', 'title'] },
    body: form,
    headers: { 'Content-Type': 'multipart/form-data' },
  })
  return run(token, command, (data) => {
    const { id, title } = record.parse(data)
    return { id, title: title ?? file.name }
  })
}
