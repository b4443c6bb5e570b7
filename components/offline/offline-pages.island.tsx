'use client'

import { focusTitle } from '#components/ui/focus-title.ts'
import { useEffect, useState } from 'react'
import { listOfflinePages, wipeOfflinePages, type OfflinePage } from '#lib/visitor/offline-pages.ts'

type Props = {
  readonly language: string
  readonly words: Readonly<Record<'none' | 'keptOn' | 'wipe' | 'wiped', string>>
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const plain = (html: string) => html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** What can be read without internet, with plain links: each is a page of its own, as it was kept. */
export const OfflinePages = ({ language, words }: Props) => {
  const [pages, setPages] = useState<readonly OfflinePage[]>([])
  const [status, setStatus] = useState(words.none)
  useEffect(() => void listOfflinePages().then(setPages), [])
  const wipe = async () => {
    await wipeOfflinePages()
    setPages([])
    setStatus(words.wiped)
  }
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return (
    <div className="space-y-6">
      <p role="status" className="text-muted">
        {pages.length ? '' : status}
      </p>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {pages.map(({ path, title, at }) => (
          <li key={path} className="py-3">
            <a href={path} className="font-semibold link">
              {plain(title)}
            </a>
            <p className="text-sm text-muted">{words.keptOn.replace('{date}', day.format(new Date(at)))}</p>
          </li>
        ))}
      </ul>
      {pages.length ? (
        <button
          type="button"
          onClick={() => {
            focusTitle()
            void wipe()
          }}
          className="min-h-11 rounded-full px-5 font-semibold ring-1 ring-line-strong hover:bg-sunken"
        >
          {words.wipe}
        </button>
      ) : null}
    </div>
  )
}
