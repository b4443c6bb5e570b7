import { getTranslations } from 'next-intl/server'
import type { Example } from '#lib/developers/examples.ts'
import { Code } from './code.tsx'

/** Calls with a title each, in the order in which they are tried. */
export const Examples = async ({ examples }: { readonly examples: readonly Example[] }) => {
  const t = await getTranslations('developers.example')
  return (
    <dl className="space-y-5">
      {examples.map(({ key, code }) => (
        <div key={key} className="space-y-2">
          <dt className="font-semibold">{t(key)}</dt>
          <dd>
            <Code>{code}</Code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
