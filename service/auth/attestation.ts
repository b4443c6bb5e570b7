/** What a new passkey says of the device that made it. */

/**
 * Whether a new passkey comes without the certificate of its maker.
 * Chosen: another is refused, since to check a certificate is to call the address that stands in it.
 */
export const isPlainAttestation = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const [format, statement] = [attestation.get('fmt'), attestation.get('attStmt')]
    return format === 'none' || (format === 'packed' && statement.get('x5c') === undefined)
  } catch {
    return false
  }
}
