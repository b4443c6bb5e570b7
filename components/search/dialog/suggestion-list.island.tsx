'use client'

import type { Locale } from '#lib/i18n/routing.ts'
import { plainOf } from '#lib/search/highlighted.ts'
import { resultsPath, type Choice, type Section } from '#lib/search/suggestions.ts'
import { isPlainClick } from '#components/ui/plain-click.ts'
import type { useCombobox } from '#components/ui/use-combobox.ts'
import { HighlightedText } from '../results/highlighted-text.tsx'

type Props = {
  readonly combobox: ReturnType<typeof useCombobox>
  readonly label: string
  readonly isBusy: boolean
  readonly sections: readonly Section[]
  readonly locale: Locale
  readonly onChoose: (choice: Choice) => void
}

/** The list below the box of a combobox, in named groups. Its options are links, so that they can be opened in another tab. */
export const SuggestionList = ({ combobox, label, isBusy, sections, locale, onChoose }: Props) => {
  const option = (choice: Choice) => (
    <a
      key={choice.key}
      {...combobox.option(choice.key)}
      tabIndex={-1}
      lang={choice.language === locale ? undefined : choice.language}
      href={choice.href ?? resultsPath(plainOf(choice.text), locale)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onChoose(choice)
      }}
      onPointerMove={() => combobox.setActive(choice.key)}
      className="flex min-h-11 items-center justify-between gap-4 rounded-md px-3 py-2 no-underline aria-selected:bg-brand-soft forced-colors:aria-selected:outline-2"
    >
      <span className="min-w-0">
        <HighlightedText pieces={choice.text} />
      </span>
      {choice.note ? (
        <span lang={choice.noteLanguage} className="max-w-[40%] shrink-0 truncate text-sm text-muted">
          {choice.note}
        </span>
      ) : null}
    </a>
  )
  return (
    <div {...combobox.list} aria-label={label} aria-busy={isBusy} className="space-y-3">
      {sections.map(({ key, title, count, choices }) => (
        <div key={key} role="group" aria-labelledby={title ? `${combobox.list.id}-${key}` : undefined}>
          {title ? (
            <p
              id={`${combobox.list.id}-${key}`}
              role="presentation"
              className="flex items-baseline gap-2 px-3 py-1 text-sm font-semibold text-muted"
            >
              {title}
              {count === null ? null : <span className="font-normal tabular-nums">{count}</span>}
            </p>
          ) : null}
          {choices.map(option)}
        </div>
      ))}
    </div>
  )
}
