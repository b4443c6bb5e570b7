/** `security.txt`: the address to which vulnerabilities are reported. */

type Contact = {
  readonly email: string
  /** Public address of this site. */
  readonly siteUrl: string
  readonly now: Date
}

/** Chosen: half a year from now, so that a copy that somebody keeps does not outlive us by long. */
const lasts = 182 * 86_400_000

/** The text of `/.well-known/security.txt`. Source: RFC 9116 (Contact and Expires are needed, within a year). */
export const securityContact = ({ email, siteUrl, now }: Contact): string =>
  [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(now.getTime() + lasts).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: nl, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
