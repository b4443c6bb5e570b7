/** For tests of passkeys: an authenticator in software (ES256, attestation "none"), and the browser before it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const lengthOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(size < 65_536 ? 2 : 4)
  bytes.writeUIntBE(size, 0, bytes.length)
  return bytes
}

/** CBOR of what passkeys hold: whole numbers, bytes, texts and maps. Source: RFC 8949. */
const cbor = (value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer => {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | (size < 65_536 ? 25 : 26), ...lengthOf(size)])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Parameters<typeof cbor>[0])]),
  ])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const flags = { present: 1, verified: 4, attested: 64 }

/** What differs from an honest browser and authenticator. */
export type Lies = {
  readonly origin?: string
  readonly domain?: string
  readonly type?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly id?: string
  readonly format?: string
  readonly algorithm?: number
}

/** A new authenticator with one key, for a site; it counts its uses from 1. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({ type: lies.type ?? type, challenge, origin: lies.origin ?? origin, crossOrigin: false }),
    )
  const authData = (lies: Lies, more: number, rest: readonly Buffer[] = []) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    const bits = flags.present | (lies.isVerified === false ? 0 : flags.verified) | more
    return Buffer.concat([sha256(lies.domain ?? new URL(origin).hostname), Buffer.from([bits]), count, ...rest])
  }
  const named = (lies: Lies) => {
    const name = lies.id ?? id.toString('base64url')
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} }
  }
  return {
    id: id.toString('base64url'),
    /** Makes the passkey by these options. */
    create: (options: { readonly challenge: string; readonly user: { readonly id: string } }, lies: Lies = {}) => {
      handle = options.user.id
      const point = (text: string) => Buffer.from(text, 'base64url')
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, lies.algorithm ?? -7],
          [-1, 1],
          [-2, point(x)],
          [-3, point(y)],
        ]),
      )
      const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key]
      const attestation = new Map<string, unknown>([
        ['fmt', lies.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', authData(lies, flags.attested, attested)],
      ])
      return {
        ...named(lies),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Uses the passkey for that challenge. */
    get: ({ challenge }: { readonly challenge: string }, lies: Lies = {}) => {
      counter += 1
      const [client, data] = [clientData('webauthn.get', challenge, lies), authData(lies, 0)]
      return {
        ...named(lies),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: lies.userHandle ?? handle,
        },
      }
    },
  }
}
