/** Encrypts short secrets for the database, so that a copy of it does not hold them. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const [ivLength, tagLength] = [12, 16]
/** Prefix of sealed values; values without it were stored unencrypted by an earlier version. */
const mark = 'v1.'

export type SecretBox = {
  /** The text encrypted and authenticated. */
  readonly seal: (text: string) => string
  /**
   * The text of a sealed value; null when it was sealed with another secret. A value that is not sealed is its own
   * text.
   */
  readonly open: (value: string) => string | null
  readonly isSealed: (value: string) => boolean
}

/** AES-256-GCM under a key that is derived from the secret (HKDF). Source: NIST SP 800-38D; RFC 5869. */
export const createSecretBox = (secret: string): SecretBox => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'lesroute one-time secrets', 32))
  const isSealed = (value: string): boolean => value.startsWith(mark)
  return {
    isSealed,
    seal: (text) => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return mark + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (value) => {
      if (!isSealed(value)) return value
      const bytes = Buffer.from(value.slice(mark.length), 'base64url')
      if (bytes.length < ivLength + tagLength) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
        return text.toString('utf8')
      } catch {
        // Sealed with another secret, or changed since: either way it opens nothing.
        return null
      }
    },
  }
}
