import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { skillIndex, skillText } from './discovery.ts'

const site = 'https://lesroute.example'

test('the skill has the front matter that the format requires', () => {
  const [, head = ''] = skillText(site).split('---\n')
  const { name, description } = parse(head) as Record<string, string>
  expect(name).toMatch(/^[a-z\d-]{1,64}$/)
  expect(description?.length).toBeLessThanOrEqual(1024)
})

test('the index names the skill by the digest of its file', () => {
  const [skill] = skillIndex(site).skills
  expect(skill?.digest).toBe(`sha256:${createHash('sha256').update(skillText(site)).digest('hex')}`)
  expect(skill?.url).toBe(`/.well-known/agent-skills/${skill?.name}/SKILL.md`)
})
