/** Whether the certificate of an https address is trusted and lasts. */
import { connect } from 'node:tls'
import { findingsOf, type Finding } from './finding.ts'

/** Days before its end at which a renewal by itself should have happened. Source: https://letsencrypt.org/docs/integration-guide/ */
const warnBelowDays = 20
const day = 86_400_000

type Certificate = { readonly until: number } | { readonly reason: string }

const certificateOf = (host: string, port: number): Promise<Certificate> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: 10_000 }, () => {
      resolve({ until: Date.parse(socket.getPeerCertificate().valid_to) })
      socket.end()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer within ten seconds')))
    socket.once('error', (error) => resolve({ reason: error.message }))
  })

/** The finding about the certificate at that address; none for http, or where nothing answers, which other checks say. */
export const checkCertificate = async (
  surface: Finding['surface'],
  address: string,
  now = Date.now(),
): Promise<Finding[]> => {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return []
  const certificate = await certificateOf(hostname, Number(port) || 443)
  const finding = findingsOf(surface)
  if ('reason' in certificate)
    return /certificate|self.signed|altname/i.test(certificate.reason)
      ? [finding('certificate', 'broken', `${certificate.reason}; renew it, or name its issuer in NODE_EXTRA_CA_CERTS`)]
      : []
  const days = Math.floor((certificate.until - now) / day)
  return days < warnBelowDays
    ? [finding('certificate', 'warning', `it expires in ${days} days; check the automatic renewal`)]
    : [finding('certificate', 'ok')]
}
