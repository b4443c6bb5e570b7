/** `docs/asvs.md` and the counts that `/status` shows, made from the tags of the tests. */
import { format } from 'prettier'
import { countStates, makeLedger, readRequirements, type Row } from './ledger.ts'
import { readTags } from './tags.ts'

/** Names of the chapters, in their order. */
const chapters = [
  'Architecture',
  'Authentication',
  'Sessions',
  'Access control',
  'Validation and encoding',
  'Stored cryptography',
  'Errors and logs',
  'Data protection',
  'Communication',
  'Malicious code',
  'Business logic',
  'Files and resources',
  'Interfaces',
  'Configuration',
]

const escaped = (text: string) => text.replaceAll(/[\\`*_{}[\]<>$]/g, String.raw`\$&`)

const lineOf = ({ number, text, state, reason, tests }: Row): string => {
  const files = Map.groupBy(tests, ({ file }) => file)
  const testNames = [...files].map(
    ([file, list]) => `\`${file}\`: ${list.map(({ title }) => `“${escaped(title)}”`).join(', ')}`,
  )
  const why = reason === null ? [] : [`_${state}:_ ${reason}`]
  return `- **${number}** ${text}. ${[...why, ...testNames].join('; ')}`
}

const bodyOf = (rows: readonly Row[]): string => {
  const counts = countStates(rows)
  const parts = chapters.map((name, index) => {
    const own = rows.filter(({ number }) => number.startsWith(`${index + 1}.`))
    return `## ${index + 1}. ${name}\n\n${own.map(lineOf).join('\n')}\n`
  })
  return `# OWASP ASVS 4.0.3, level 2

Made by \`npm run asvs\` from the tags of the tests (\`// ASVS 2.1.1\` before a test) and from \`scripts/asvs/reasons.json\`; a test fails when this page
says anything else. The requirements are in our own words; the [standard](https://github.com/OWASP/ASVS) has the exact ones.

Of ${rows.length} requirements ${counts.tested} are shown by tests, ${counts.reviewed} are held by the design or by a document that was reviewed,
${counts['not applicable']} do not apply, and ${counts.open} are open, each with the reason. One that is open may be met in part: its tests stand behind the reason.

${parts.join('\n')}`
}

/** The page and the counts as they should be committed, and what contradicts. */
export const makePages = async () => {
  const { requirements, reasons } = readRequirements()
  const { rows, problems } = makeLedger(requirements, reasons, readTags())
  const { tested, reviewed, open, 'not applicable': notApplicable } = countStates(rows)
  return {
    problems,
    pages: {
      'docs/asvs.md': await format(bodyOf(rows), { parser: 'markdown', proseWrap: 'preserve' }),
      'lib/status/asvs-counts.json': `${JSON.stringify({ tested, reviewed, open, notApplicable }, null, 2)}\n`,
    },
  }
}
