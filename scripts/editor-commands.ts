/** What editors and operators ask of the site from a shell: `draft <path> [hours]` and `renew [path …]`. */
import { messageOf } from '#platform/error-message.ts'
import { parseSettings, type Settings } from '../lib/settings.ts'
import { draftLink } from '../lib/editors/draft-link.ts'
import { sign } from '../lib/editors/signature.ts'

/** Chosen: a link to a draft is for a review, which a month is enough for. */
const mostHours = 31 * 24
const isHours = (hours: string | undefined): boolean =>
  hours === undefined || (Number(hours) > 0 && Number(hours) <= mostHours)

const draft = (settings: Settings, [path = '', hours = '24']: readonly string[]): void => {
  const until = Math.round(Date.now() / 1000 + Number(hours) * 3600)
  process.stdout.write(`${settings.siteUrl}${draftLink(settings.editorSecret, { path, until })}\n`)
}

const renew = async (settings: Settings, paths: readonly string[]): Promise<void> => {
  const body = JSON.stringify({ sent: Date.now(), paths })
  const response = await fetch(`${settings.siteUrl}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-signature': sign(settings.editorSecret, 'revalidate', body) },
  })
  process.stdout.write(`${response.status} ${await response.text()}\n`)
  if (!response.ok) process.exitCode = 1
}

const usage =
  `Use: draft <path> [hours]   a link that shows the draft of that page, for a day or at most ${mostHours} hours\n` +
  '     renew [path …]        renew all pages after a change, these at once\n'

const run = async ([command, ...rest]: readonly string[]): Promise<void> => {
  const settings = parseSettings(process.env)
  if (command === 'draft' && rest[0]?.startsWith('/') && isHours(rest[1])) return draft(settings, rest)
  if (command === 'renew' && rest.every((path) => path.startsWith('/'))) return renew(settings, rest)
  process.stderr.write(usage)
  process.exitCode = 1
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`editors: ${messageOf(error)}\n`)
  process.exitCode = 1
}
