import { getTranslations } from 'next-intl/server'
import { curlOf, type Operation as Described } from '#lib/developers/description.ts'
import { Code } from './code.tsx'

type Props = { readonly operation: Described }

const link = 'inline-block py-1 underline underline-offset-4 hover:decoration-2'

/** One thing that can be asked: folded, with what it takes, what it answers, and an example. */
export const Operation = async ({ operation }: Props) => {
  const t = await getTranslations('developers')
  const { id, method, path, summary, parameters, answers, errors } = operation
  return (
    <details id={id} className="scroll-mt-28">
      <summary className="cursor-pointer py-3 hover:text-brand">
        <span translate="no" className="font-mono text-sm font-semibold break-all">
          {method} {path}
        </span>
        <span lang="en" className="ms-3 text-sm text-muted">
          {summary}
        </span>
      </summary>
      <div className="space-y-4 pb-6 text-sm">
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
        <Code>{curlOf(operation)}</Code>
      </div>
    </details>
  )
}
