import { listDesks } from '#lib/content/desks.ts'
import { DeskRow } from './desk-row.tsx'

/** All desks without search: what can be browsed when it does not answer. */
export const DeskList = async () => (
  <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
    {(await listDesks()).map((desk) => (
      <li key={desk.id} className="border-b border-line">
        <DeskRow desk={desk} />
      </li>
    ))}
  </ul>
)
