import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import type { Example } from '#lib/developers/examples.ts'
import { Code } from './code.tsx'

const toRequest = (words: ReactNode) => (
  <Link href="/access-request" className="link">
    {words}
  </Link>
)

/** Calls with a title each and the policies that not every token has, in the order in which they are tried. */
export const Examples = async ({ examples }: { readonly examples: readonly Example[] }) => {
  const t = await getTranslations('developers')
  return (
    <dl className="space-y-5">
      {examples.map(({ key, code, needs = [] }) => (
        <div key={key} className="space-y-2">
          <dt className="font-semibold">{t(`example.${key}`)}</dt>
          <dd className="space-y-2">
            {needs.length ? (
              <p className="text-sm text-muted">
                {t.rich('needs', { count: needs.length, link: toRequest })}{' '}
                <span translate="no" className="font-mono">
                  {needs.join(', ')}
                </span>
              </p>
            ) : null}
            <Code>{code}</Code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
