/** The mail that tells the owner of an account of a change by which somebody could sign in. */
import type { Mail } from './mailer.ts'

export type ChangedCredential =
  'password changed' | 'token changed' | 'one-time password' | 'passkey added' | 'passkey removed'

const words = {
  nl: {
    'password changed': 'Het wachtwoord van je account is gewijzigd.',
    'token changed': 'De vaste toegangscode (het token) van je account is gewijzigd.',
    'one-time password': 'De eenmalige codes waarmee je inlogt zijn opnieuw ingesteld of uitgezet.',
    'passkey added': 'Er is een passkey (toegangssleutel) toegevoegd waarmee je op je account kunt inloggen.',
    'passkey removed': 'Er is een passkey (toegangssleutel) van je account verwijderd.',
    advice: 'Was jij dit niet? Vraag een nieuw wachtwoord aan, en laat het je beheerder meteen weten.',
  },
  en: {
    'password changed': 'The password of your account was changed.',
    'token changed': 'The static token of your account was changed.',
    'one-time password': 'The one-time codes with which you sign in were set up again or turned off.',
    'passkey added': 'A passkey was added with which you can sign in to your account.',
    'passkey removed': 'A passkey of your account was removed.',
    advice: 'Was this not you? Ask for a new password, and tell your administrator at once.',
  },
} as const

/** The mail to that address, Dutch and then English, without a link. Source: OWASP ASVS 4.0.3, 2.2.3. */
export const credentialMail = (to: string, changed: ChangedCredential, at: Date): Mail => {
  const parts = (['nl', 'en'] as const).map((language) => {
    const time = at.toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB', {
      timeZone: 'Europe/Amsterdam',
      dateStyle: 'long',
      timeStyle: 'short',
    })
    return [`${words[language][changed]} (${time})`, words[language].advice]
  })
  return {
    to,
    subject: 'Je account is gewijzigd / Your account was changed',
    text: parts.map((lines) => lines.join('\n\n')).join('\n\n--\n\n'),
    html: parts.map((lines) => lines.map((line) => `<p>${line}</p>`).join('\n')).join('\n<hr>\n'),
  }
}
