/**
 * Everything that this site stores in a visitor's browser: what, for what purpose, for how long. The privacy page shows
 * this list; a test compares it with the code.
 */

type Lasts = 'until-removed' | 'tab' | 'session' | 'link' | number

/**
 * One entry of the list.
 *
 * @param where The kind of storage.
 * @param lasts Until the visitor deletes it; as long as the tab, the browser or the link that opened a draft; or
 *   seconds.
 * @returns How an entry is written: its key or the cookie's name (a prefix, when it ends in a colon), the message key
 *   below `storage.purpose` with its purpose, and the file that uses it.
 */
const storedIn =
  <Where extends string, L extends Lasts>(where: Where, lasts: L) =>
  <Purpose extends string>(key: string, purpose: Purpose, file: string) => ({ key, where, lasts, purpose, file })

const local = storedIn('localStorage', 'until-removed')
const tab = storedIn('sessionStorage', 'tab')
const cache = storedIn('caches', 'until-removed')
const sessionCookie = storedIn('cookie', 'session')

/** Entries of this site's own code. */
export const ownKeys = [
  local('lesroute:saved:1', 'saved', 'lib/visitor/saved.ts'),
  tab('lesroute:answers-from-elsewhere:1', 'elsewhere', 'lib/visitor/came-from-elsewhere.ts'),
  local('lesroute:viewed:1', 'viewed', 'lib/visitor/saved.ts'),
  local('lesroute:compare:1', 'compare', 'lib/visitor/comparison.ts'),
  tab('lesroute:form:', 'formDraft', 'lib/visitor/form-draft.ts'),
  tab('lesroute:last-search:1', 'lastSearch', 'lib/visitor/last-search.ts'),
  local('lesroute:plan:1', 'plan', 'lib/visitor/plan.ts'),
  local('lesroute:situation:1', 'situation', 'lib/visitor/situation.ts'),
  local('lesroute-map', 'map', 'components/finder/use-view.ts'),
  local('lesroute-searches', 'searches', 'lib/search/recent-searches.ts'),
  local('lesroute-shortcuts', 'shortcuts', 'components/search/dialog/shortcuts.ts'),
  local('lesroute:position:', 'position', 'components/player/memory.ts'),
  local('lesroute:speed', 'speed', 'components/player/memory.ts'),
  local('lesroute:captions', 'captions', 'components/player/memory.ts'),
  local('lesroute:dismissed:', 'dismissed', 'components/rich-text/relations/dismissable.island.tsx'),
  local('lesroute:editing:', 'editing', 'lib/editors/unsaved.ts'),
  sessionCookie('lesroute-editor', 'editor', 'lib/editors/session.ts'),
  sessionCookie('lesroute-editor-here', 'editorHere', 'lib/editors/here-cookie.ts'),
  tab('lesroute-visit', 'visit', 'lib/search/browser-search.ts'),
  cache('lesroute:offline:read:1', 'offlineRead', 'lib/visitor/offline-pages.ts'),
  cache('lesroute:offline:saved:1', 'offlineSaved', 'lib/visitor/offline-pages.ts'),
  cache('lesroute:offline:parts:1', 'offlineParts', 'public/offline-worker.js'),
  cache('lesroute:offline:page:1', 'offlinePage', 'public/offline-worker.js'),
  storedIn('cookie', 600)('lesroute_search_token', 'searchToken', 'lib/search/token-cookie.ts'),
  storedIn('cookie', 3600)('form', 'form', 'lib/forms/returned.ts'),
  storedIn('cookie', 'link')('lesroute_draft', 'draft', 'lib/editors/draft-link.ts'),
]

/** Cookies that the framework sets when an editor opens a draft, until the draft or the browser is closed. */
const frameworkKeys = [sessionCookie('__prerender_bypass', 'draft', 'lib/editors/draft-session.ts')]

export const storageKeys = [...ownKeys, ...frameworkKeys]
