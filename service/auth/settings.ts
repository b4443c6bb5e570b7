/** The settings of signing in, as `service/config.ts` reads them. */
import { z } from 'zod'
import type { PasskeySite } from './passkey-settings.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether it is an address to which secrets may be sent: https, or the local machine. */
const isConfidential = (address: string) => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname))
}

const text = (error: string) => z.string(error).min(1, error)
const notAName = 'must be lower-case letters, digits and dashes, such as school'
const notAnIssuer = 'must be an https address, such as https://id.school.example'

/** Providers of OpenID Connect. */
export const providerList = z.array(
  z.strictObject(
    {
      /** Stands in addresses. */
      name: z.string(notAName).regex(/^[a-z0-9-]{1,64}$/, notAName),
      /** What people read on a button. */
      label: text('must be the text of a button, such as De school'),
      icon: text('must be the name of an icon, such as login').default('login'),
      issuer: z.string(notAnIssuer).refine(isConfidential, notAnIssuer),
      clientId: text('must be the id that the provider gave, such as lesroute'),
      clientSecret: text('must be the secret that the provider gave, such as a-long-secret'),
    },
    'must have name, label, issuer, clientId and clientSecret, may have icon, and nothing else',
  ),
  'must be a list in JSON, such as [{"name":"school","label":"De school","issuer":"https://id.school.example","clientId":"lesroute","clientSecret":"a-long-secret"}]',
)

export type ProviderSettings = z.infer<typeof providerList>[number]

export type ResetPage = { readonly nl: string; readonly en: string }

/**
 * The pages on which a password is set, and the one of each language: those of the settings, of which the first serves
 * both, else those of the site at that address.
 */
export const resetPages = (
  values: readonly string[],
  siteUrl: string | undefined,
): Pick<AuthSettings, 'resetUrls' | 'resetPage'> => {
  const [first] = values
  if (first !== undefined) return { resetUrls: values, resetPage: { nl: first, en: first } }
  if (siteUrl === undefined) return { resetUrls: [], resetPage: null }
  // Source: the addresses in `lib/i18n/routing.ts`, which the service does not import.
  const resetPage = { nl: `${siteUrl}/wachtwoord`, en: `${siteUrl}/en/password` }
  return { resetUrls: Object.values(resetPage), resetPage }
}

export type AuthSettings = {
  /** What tokens are signed with and one-time secrets encrypted; null: a secret that ends with this process. */
  readonly secret: string | null
  /** Where callers reach the content API, without a slash at the end. */
  readonly publicUrl: string
  /** 0: without a limit. */
  readonly attemptsAMinute: number
  readonly mail: {
    /** Null: mail is written into `folder`. */
    readonly smtpUrl: string | null
    readonly from: string
    readonly folder: string
  }
  /** Pages to which the mail about a new password may lead. */
  readonly resetUrls: readonly string[]
  /** The default page of the mail's link, by language; null: there is no page. */
  readonly resetPage: ResetPage | null
  /** Pages to which a sign-in through a provider may lead. */
  readonly signInUrls: readonly string[]
  readonly providers: readonly ProviderSettings[]
  /** Null: passkeys are not offered. */
  readonly passkeySite: PasskeySite | null
}

/**
 * The address, when origin and path are those of one in the list; its query may be any. Null for every other.
 * Chosen: what can stand before the host (`https://allowed@elsewhere`) makes it another address.
 */
export const allowedUrl = (address: string, list: readonly string[]): URL | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const place = ({ origin, pathname }: URL) => origin + pathname
  return !url.username && !url.password && list.some((allowed) => place(new URL(allowed)) === place(url)) ? url : null
}
