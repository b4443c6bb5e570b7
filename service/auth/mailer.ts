/** Mail on its way: by SMTP, or into a folder where there is no mail server. */
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { smtpTimeouts } from '#platform/smtp.ts'
import type { AuthSettings } from './settings.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

export type Mailer = (mail: Mail) => Promise<void>

const bySmtp = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...smtpTimeouts })
  return async (mail) => {
    await transport.sendMail({ from, ...mail })
  }
}

/** Mail holds secrets, so its files are readable by their owner only. */
const intoFolder = (folder: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}.eml`
    await writeFile(path.join(folder, name), message, { mode: 0o600 })
  }
}

/**
 * Sends a mail; resolves when the mail server has accepted it, or when its file (`.eml`) is written.
 * @throws the mail server's or the system's own error.
 * Chosen: one attempt; a user whose mail does not arrive requests another.
 */
export const createMailer = ({ smtpUrl, from, folder }: AuthSettings['mail']): Mailer =>
  smtpUrl === null ? intoFolder(folder, from) : bySmtp(smtpUrl, from)
