/** Keeps the settings of a developer's `.env` and shell out of what tests start: they may send mail, or write elsewhere. */
import { readFileSync } from 'node:fs'

/** Where the settings of the tests themselves begin; these are meant for them. */
const ownPart = '# --- Tests ---'

/** Every setting of both halves, as `.env.example` lists them; tests prove that it lists all that are read. */
export const settingNames = (): readonly string[] => {
  const [settings = ''] = readFileSync('.env.example', 'utf8').split(ownPart)
  return [...settings.matchAll(/^([A-Z\d_]+)=/gm)].flatMap(([, name]) => name ?? [])
}

/** An environment in which every setting is empty, which counts as absent and keeps `.env` from filling it in. */
export const withoutSettings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(settingNames().map((name) => [name, '']))
