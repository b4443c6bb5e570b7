/** What editors and operators ask of the site from a shell: `draft <path> [hours]` and `renew [path …]`. */
import { parseSettings } from '../lib/settings.ts'
import { draftLink } from '../lib/editors/draft-link.ts'
import { sign } from '../lib/editors/signature.ts'

const settings = parseSettings(process.env)
const [command, ...rest] = process.argv.slice(2)

const draft = ([path = '', hours = '24']: readonly string[]): void => {
  const until = Math.round(Date.now() / 1000) + Number(hours) * 3600
  process.stdout.write(`${settings.siteUrl}${draftLink(settings.editorSecret, { path, until })}\n`)
}

const renew = async (paths: readonly string[]): Promise<void> => {
  const body = JSON.stringify({ sent: Date.now(), paths })
  const response = await fetch(`${settings.siteUrl}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-signature': sign(settings.editorSecret, 'revalidate', body) },
  })
  process.stdout.write(`${response.status} ${await response.text()}\n`)
  if (!response.ok) process.exitCode = 1
}

if (command === 'draft' && rest[0]?.startsWith('/')) draft(rest)
else if (command === 'renew' && rest.every((path) => path.startsWith('/'))) await renew(rest)
else {
  process.stderr.write(
    'Use: draft <path> [hours]   a link that shows the draft of that page\n' +
      '     renew [path …]        renew all pages after a change, these at once\n',
  )
  process.exitCode = 1
}
