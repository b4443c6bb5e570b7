/** The examples for developers run as they are pasted, in the order of the page. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, full, test } from './fixtures.ts'

const token = () => readFileSync(path.join(process.env['E2E_DATA_FOLDER'] ?? '.data', 'site-token'), 'utf8').trim()
const isProgram = (code: string) => code.startsWith('import ')

/** One shell runs them all, so that a variable that one sets is there for the next; programs run where packages are. */
const outputsOf = (examples: readonly string[]): string[] => {
  const commands = examples.map((code) =>
    isProgram(code)
      ? `(cd "$PROJECT" && "$NODE" --input-type=module <<'PROGRAM'\n${code}\nPROGRAM\n)`
      : code.replace("'TOKEN'", `'${token()}'`),
  )
  const script = commands.map((command) => `${command}\nprintf '\\n::next\\n'`).join('\n')
  const output = execFileSync('bash', ['-euo', 'pipefail', '-c', script], {
    encoding: 'utf8',
    cwd: mkdtempSync(path.join(tmpdir(), 'lesroute-examples-')),
    env: { ...process.env, PROJECT: process.cwd(), NODE: process.execPath },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return output.split('\n::next\n').slice(0, -1)
}

for (const address of ['/ontwikkelaars', '/en/developers'])
  test(`the examples of ${address} run when pasted, and answer without an error`, full, async ({ page }) => {
    await page.goto(address)
    const parts = ['beginnen', 'content-api', 'zoek-api', 'beeld', 'zonder-token', 'mcp']
    const examples = (
      await Promise.all(parts.map((id) => page.locator(`section[aria-labelledby="${id}"] pre`).allTextContents()))
    ).flat()
    expect(examples.length).toBeGreaterThan(15)
    const outputs = outputsOf(examples)
    expect(outputs).toHaveLength(examples.length)
    for (const [index, example] of examples.entries()) {
      const output = outputs[index] ?? ''
      expect(output, example).not.toMatch(/^\{"(?:errors|message|error)"|"status":[45]\d\d\b/)
      if (!example.startsWith('export ') && !example.startsWith('IMAGE=')) expect(output.trim(), example).not.toBe('')
    }
    const answerTo = (words: string) => outputs[examples.findIndex((example) => example.includes(words))] ?? ''
    expect(answerTo('/server/ping')).toContain('pong')
    expect(answerTo('aggregate[count]')).toContain('bachelor')
    expect(answerTo('aroundLatLng')).toContain('Utrecht')
    expect(answerTo("indexName: 'faqs'")).toContain('verdien')
    expect(answerTo('tools/list')).toContain('find_programs')
  })

test(
  'what a visitor may read about the interfaces is in sections that the list at the top leads to',
  full,
  async ({ page }) => {
    await page.goto('/ontwikkelaars')
    const list = page.getByRole('navigation', { name: 'Op deze pagina' })
    for (const name of ['Zoeken', 'Grenzen', 'Licentie en naamsvermelding', 'Wijzigingen']) {
      await list.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
    }
  },
)
