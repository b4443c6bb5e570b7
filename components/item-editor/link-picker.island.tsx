'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { longestLinkTitle, mostLinks, type Linkable, type LinkName } from '#lib/editors/linkable.ts'
import { ChosenList } from './chosen-list.island.tsx'
import { ListBound } from './list-bound.tsx'
import { FindField } from './find-field.island.tsx'

type Props = {
  readonly name: LinkName
  readonly chosen: readonly Linkable[]
  readonly problem?: string | undefined
  readonly change: (chosen: readonly Linkable[]) => void
}

/** The items of one relation: searched, added, put in order and taken out. */
export const LinkPicker = ({ name, chosen, problem, change }: Props) => {
  const [t, id] = [useTranslations('editing'), useId()]
  const input = useRef<HTMLInputElement>(null)
  const label = t(`links.${name}`)
  return (
    <div role="group" aria-labelledby={id} className={`space-y-1.5 ${problem ? 'border-s-4 border-danger ps-4' : ''}`}>
      <p id={id} className="font-semibold">
        {label}
      </p>
      {problem ? (
        <p id={`${id}-problem`} className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      <ChosenList label={label} items={chosen} change={change} leave={() => input.current?.focus()} />
      <FindField
        label={t('find', { kind: label.toLowerCase() })}
        address={(words) =>
          chosen.length < mostLinks ? `/api/editors/find?kind=${name}&q=${encodeURIComponent(words)}` : null
        }
        left={new Set(chosen.map((item) => item.id))}
        pick={({ id: key, title }) => change([...chosen, { id: key, title: title.slice(0, longestLinkTitle) }])}
        input={input}
        problem={problem ? `${id}-problem` : undefined}
      />
      <ListBound count={chosen.length} most={mostLinks} />
    </div>
  )
}
