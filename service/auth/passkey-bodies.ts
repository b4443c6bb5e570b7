/** The bodies of the endpoints for passkeys, and what they hold. */
import { z } from 'zod'
import { jsonOf } from '#platform/json-object.ts'
import { mode } from './read-body.ts'

/** Bytes that were sent as base64url, of so many characters at most. */
const bytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/, 'must be base64url')

/** Source: Web Authentication level 3, 5.1: 1,023 bytes at most. */
const id = bytes(1364)
/** How browsers reach an authenticator. */
export const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(8)
const clientDataJSON = bytes(4096)
const common = { id, rawId: id, type: z.literal('public-key') }

/** What browsers answer for a new passkey. Fields that prove nothing are left out. */
export const registration = z.object({
  ...common,
  response: z.object({ clientDataJSON, attestationObject: bytes(8192), transports: transports.default([]) }),
})

/** What browsers answer when a passkey is used. */
export const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: bytes(128),
  }),
})

export type Registration = z.infer<typeof registration>
export type Assertion = z.infer<typeof assertion>

/** What the owner calls it: one line, without signs that nobody sees. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'must be one line of text')

const confirmation = { current_password: z.string().max(1024).optional() }

export const passkeyBodies = {
  options: z.object(confirmation),
  register: z.object({ name, credential: registration }),
  remove: z.object(confirmation),
  signIn: z.object({ credential: assertion, mode: mode.default('json') }),
}

const clientData = z.object({ challenge: z.string().min(1).max(256) })

/** The challenge that the browser's answer says it was made for; null where it says none. */
export const challengeIn = (encoded: string): string | null =>
  clientData.safeParse(jsonOf(Buffer.from(encoded, 'base64url').toString())).data?.challenge ?? null
