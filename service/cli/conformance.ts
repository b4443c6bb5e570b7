/** `npm run service -- conformance`: whether surfaces at any address answer as the contract says. */
import { parseArgs } from 'node:util'
import { reportOf, runConformance, type Surfaces } from '../conformance/run.ts'
import { UsageError } from './account.ts'

export const conformanceUsage = `  conformance --content <url> --token <token> [--search <url>] [--app-id <id>] [--search-key <key>] [--media <url>] [--picture <id>] [--json]
                                                   compare surfaces with the contract; exit code 1 when something is broken`

const addressOf = (name: string, text: string): string => {
  if (!/^https?:\/\//.test(text))
    throw new UsageError(`--${name} takes an address that begins with http:// or https://.`)
  return text.replace(/\/+$/, '')
}

/**
 * Runs the checks and prints what is not equal, with counts; answers the exit code.
 * @throws UsageError when no surface is named, or an address is none.
 */
export const conformanceCommand = async (args: readonly string[], say: (line: string) => void): Promise<number> => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      content: text,
      token: text,
      search: text,
      'app-id': text,
      'search-key': text,
      media: text,
      picture: text,
      json: { type: 'boolean', default: false },
    },
  })
  const { content, search, media } = values
  if (!content && !search && !media) throw new UsageError(`Name a surface.\n\n${conformanceUsage}`)
  if (content && !values.token) throw new UsageError('--token is needed with --content: most of it is not public.')
  if (search && !content && !values['search-key'])
    throw new UsageError('--search-key is needed with --search, unless --content names the account that has one.')
  const surfaces: Surfaces = {
    content: content ? { address: addressOf('content', content), token: values.token ?? '' } : null,
    search: search
      ? {
          address: addressOf('search', search),
          applicationId: values['app-id'] ?? 'LESROUTE',
          key: values['search-key'] ?? null,
        }
      : null,
    media: media ? { address: addressOf('media', media), picture: values.picture ?? null } : null,
  }
  const results = await runConformance(surfaces)
  if (values.json) say(JSON.stringify(results, null, 2))
  else for (const line of reportOf(results)) say(line)
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
}
