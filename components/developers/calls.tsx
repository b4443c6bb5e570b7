import { getTranslations } from 'next-intl/server'
import { curlOf, type Operation } from '#lib/developers/open-api-description.ts'
import { env } from '#lib/env.ts'
import { Code } from './code.tsx'

type Props = { readonly operations: readonly Operation[] }

// Written once for a list: hundreds of lines would each repeat them, in the HTML and in the framework's data beside it.
const lines =
  'text-sm text-muted [&_li]:scroll-mt-28 [&_li]:py-1 [&_code]:font-semibold [&_code]:break-all [&_code]:text-ink'
const names =
  'flex flex-wrap gap-x-4 [&_:is(a,code)]:font-mono [&_a]:inline-block [&_a]:py-1 [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:decoration-2'

const summary = 'min-h-11 cursor-pointer py-3 font-semibold hover:text-brand'

/** Operations with the same parameters and answers at several addresses: a line for each, and the details once. */
export const Calls = async ({ operations }: Props) => {
  const t = await getTranslations('developers')
  const [first] = operations
  if (!first) return null
  const { parameters, answers, errors } = first
  return (
    <div className="border-t border-line py-3">
      <ul lang="en" className={lines}>
        {operations.map(({ id, method, path, summary: words }) => (
          <li key={id} id={id}>
            <code translate="no">{`${method} ${path}`}</code>
            {` ${words}`}
          </li>
        ))}
      </ul>
      <details>
        <summary className={summary}>{t('call', { path: first.path })}</summary>
        <div className="space-y-4 pb-4 text-sm">
          {parameters.length ? (
            <ul aria-label={t('parameters')} className={names}>
              {parameters.map(({ name, isRequired, own }) => (
                <li key={name}>
                  {own ? (
                    <>
                      <code>{name}</code> {own.type} {own.description}
                    </>
                  ) : (
                    <a href={`#parameter-${name}`}>{name}</a>
                  )}
                  {isRequired ? ` (${t('required')})` : null}
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-muted">{t('none')}</p>
          )}
          <p lang="en">
            {answers.map(([status, meaning]) => `${status} ${meaning}`).join(' ')}{' '}
            <span className="text-muted">{errors.join(', ')}</span>
          </p>
          <Code>{curlOf(first, env.apiUrl)}</Code>
        </div>
      </details>
    </div>
  )
}
