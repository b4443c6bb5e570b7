/**
 * A random UUID. `crypto.randomUUID` is missing on pages that are not served over HTTPS.
 * Source: https://w3c.github.io/webcrypto/#Crypto-interface; RFC 9562, 5.4.
 */
export const randomId = (): string => {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
