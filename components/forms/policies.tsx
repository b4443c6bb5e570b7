import { getTranslations } from 'next-intl/server'
import { basePolicies, policies, type PolicyName } from '#schema/policies.ts'

const isBase = (name: string) => basePolicies.some((base) => base === name)
const names = Object.keys(policies) as PolicyName[]
/** Drafts and writing are for editors; nobody outside can ask for them. */
const isForEditors = (name: string) => name === 'read-drafts' || name.startsWith('write-')
const groups = [
  ['always', names.filter(isBase)],
  ['asked', names.filter((name) => !isBase(name) && !isForEditors(name))],
] as const

/** What tokens open, by the names that the service knows. */
export const Policies = async () => {
  const t = await getTranslations('access')
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
      {groups.map(([group, own]) => (
        <div key={group} className="space-y-3">
          <h3 className="text-h4">{t(group)}</h3>
          <dl className="divide-y divide-line border-y border-line">
            {own.map((name) => (
              <div key={name} className="py-3">
                <dt className="font-mono text-sm font-semibold" translate="no">
                  {name}
                </dt>
                <dd className="text-muted">{t(`policy.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
