import { getTranslations } from 'next-intl/server'
import { curlOf, type Operation } from '#lib/developers/description.ts'
import { Code } from './code.tsx'

type Props = { readonly operations: readonly Operation[] }

const link = 'inline-block py-1 underline underline-offset-4 hover:decoration-2'

const summary = 'min-h-11 cursor-pointer py-3 font-semibold hover:text-brand'

/** Calls that take and answer the same, at several addresses: each with its own line, and the rest told once. */
export const Calls = async ({ operations }: Props) => {
  const t = await getTranslations('developers')
  const [first] = operations
  if (!first) return null
  const { parameters, answers, errors } = first
  return (
    <div className="border-t border-line py-3">
      <ul>
        {operations.map(({ id, method, path, summary: words }) => (
          <li key={id} id={id} className="scroll-mt-28 py-1">
            <code translate="no" className="text-sm font-semibold break-all">
              {method} {path}
            </code>{' '}
            <span lang="en" className="text-sm text-muted">
              {words}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary className={summary}>{t('call', { path: first.path })}</summary>
        <div className="space-y-4 pb-4 text-sm">
          {parameters.length ? (
            <ul aria-label={t('parameters')} className="flex flex-wrap gap-x-4">
              {parameters.map(({ name, isRequired, own }) => (
                <li key={name}>
                  {own ? (
                    <>
                      <code>{name}</code> {own.type} {own.description}
                    </>
                  ) : (
                    <a href={`#parameter-${name}`} className={link}>
                      <code>{name}</code>
                    </a>
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
          <Code>{curlOf(first)}</Code>
        </div>
      </details>
    </div>
  )
}
