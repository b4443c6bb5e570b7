/** Which editors have which item open. In the memory of this process: with several instances of the site each knows its own editors. */

/** `account` is empty where it is not known. */
type Editor = { readonly account: string; readonly name: string }
type Present = Editor & { readonly until: number }
type Item = { readonly collection: string; readonly id: string }

/** Milliseconds without a sign after which an editor is gone; browsers give one every twenty seconds. */
const ttl = 60_000
/** Items and tabs that are known at most: beyond them the oldest go. */
const most = { items: 500, tabs: 20 } as const

/** Signs of editors, by item and tab. */
export const createPresence = (now: () => number = Date.now) => {
  const items = new Map<string, Map<string, Present>>()
  const keyOf = ({ collection, id }: Item) => `${collection}/${id}`
  const tabsOf = (key: string): Map<string, Present> => {
    const tabs = items.get(key) ?? new Map<string, Present>()
    for (const [tab, { until }] of tabs) if (until <= now()) tabs.delete(tab)
    return tabs
  }
  /** Whether that is a tab of the account itself. */
  const isOwn = (present: Present, account: string) => account !== '' && present.account === account
  const dropOldest = (map: Map<string, unknown>, size: number) => {
    const [oldest] = map.keys()
    if (map.size > size && oldest !== undefined) map.delete(oldest)
  }
  return {
    /** Notes that this tab of an editor has the item open; the names of the other editors who do. */
    note: (item: Item, tab: string, { account, name }: Editor): string[] => {
      const key = keyOf(item)
      const tabs = tabsOf(key)
      const others = [...tabs].flatMap(([other, present]) =>
        other === tab || isOwn(present, account) ? [] : [present.name],
      )
      tabs.delete(tab)
      tabs.set(tab, { account, name, until: now() + ttl })
      dropOldest(tabs, most.tabs)
      items.delete(key)
      items.set(key, tabs)
      dropOldest(items, most.items)
      return [...new Set(others)]
    },
    /** Notes that this tab closed the item. */
    leave: (item: Item, tab: string): void => {
      items.get(keyOf(item))?.delete(tab)
    },
    /** The names of those who have the item open, without that account. */
    namesAt: (item: Item, account = ''): string[] => {
      const others = [...tabsOf(keyOf(item)).values()].filter((present) => !isOwn(present, account))
      return [...new Set(others.map(({ name }) => name))]
    },
  }
}

type Presence = ReturnType<typeof createPresence>
const shared: { lesroutePresence?: Presence } = globalThis as { lesroutePresence?: Presence }

/** Of this process. A build has a copy of each module for pages and one for endpoints; both must know the same. */
export const presence: Presence = (shared.lesroutePresence ??= createPresence())
