/**
 * The security log: what happens to accounts, for operators who investigate an attack. An account is named by its id and a caller by its
 * network; passwords, tokens and mail addresses are never in it.
 */
import { networkOf } from '#platform/network.ts'
import { requestContext } from '#platform/request-context.ts'

export type SecurityEvent =
  | 'sign-in'
  | 'sign-in refused'
  | 'sign-out'
  | 'session refused'
  | 'password mail'
  | 'password changed'
  | 'password refused'
  | 'token changed'
  | 'passkey added'
  | 'passkey removed'
  | 'access refused'

type Details = {
  /** The id of the account; null where none is known. */
  readonly account: string | null
  /** The address of the caller, of which its network is logged. */
  readonly ip?: string
  /** The error's code, or what was refused. */
  readonly reason?: string
}

export type SecurityLog = (event: SecurityEvent, details: Details) => void

/**
 * One line of JSON, line break included, with the id of the request that is being answered.
 * Source: OWASP ASVS 4.0.3, 7.1.1 to 7.1.4.
 */
export const securityLine = (event: SecurityEvent, { account, ip, reason }: Details, time: Date): string => {
  const id = requestContext.getStore()?.id
  const line = {
    time: time.toISOString(),
    event: `security: ${event}`,
    ...(id === undefined ? {} : { id }),
    account,
    ...(ip === undefined ? {} : { network: networkOf(ip) }),
    ...(reason === undefined ? {} : { reason }),
  }
  return `${JSON.stringify(line)}\n`
}
