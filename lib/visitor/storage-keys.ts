/**
 * Everything that this site stores in a visitor's browser: what, for what purpose, for how long. The privacy page shows
 * this list; a test compares it with the code.
 */

type Stored = {
  /** The key or the cookie's name; a prefix, when it ends in a colon. */
  readonly key: string
  readonly where: 'localStorage' | 'sessionStorage' | 'cookie' | 'caches'
  /** Until the visitor deletes it; as long as the tab, the browser or the link that opened a draft; or seconds. */
  readonly lasts: 'until-removed' | 'tab' | 'session' | 'link' | number
  /** The message key below `storage.purpose` with its purpose. */
  readonly purpose: string
  /** The file that uses it. */
  readonly file: string
}

/** Entries of this site's own code. */
export const ownKeys = [
  {
    key: 'lesroute:saved:1',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'saved',
    file: 'lib/visitor/saved.ts',
  },
  {
    key: 'lesroute:answers-from-elsewhere:1',
    where: 'sessionStorage',
    lasts: 'tab',
    purpose: 'elsewhere',
    file: 'lib/visitor/elsewhere.ts',
  },
  {
    key: 'lesroute:viewed:1',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'viewed',
    file: 'lib/visitor/saved.ts',
  },
  {
    key: 'lesroute:compare:1',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'compare',
    file: 'lib/visitor/comparison.ts',
  },
  {
    key: 'lesroute:last-search:1',
    where: 'sessionStorage',
    lasts: 'tab',
    purpose: 'lastSearch',
    file: 'lib/visitor/last-search.ts',
  },
  {
    key: 'lesroute:plan:1',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'plan',
    file: 'lib/visitor/plan.ts',
  },
  {
    key: 'lesroute:situation:1',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'situation',
    file: 'lib/visitor/situation.ts',
  },
  {
    key: 'lesroute-map',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'map',
    file: 'components/finder/use-view.ts',
  },
  {
    key: 'lesroute-searches',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'searches',
    file: 'lib/search/recent-searches.ts',
  },
  {
    key: 'lesroute-shortcuts',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'shortcuts',
    file: 'components/search/dialog/shortcuts.ts',
  },
  {
    key: 'lesroute:position:',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'position',
    file: 'components/player/memory.ts',
  },
  {
    key: 'lesroute:speed',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'speed',
    file: 'components/player/memory.ts',
  },
  {
    key: 'lesroute:captions',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'captions',
    file: 'components/player/memory.ts',
  },
  {
    key: 'lesroute:dismissed:',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'dismissed',
    file: 'components/rich-text/relations/dismissable.island.tsx',
  },
  {
    key: 'lesroute:editing:',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'editing',
    file: 'lib/editors/unsaved.ts',
  },
  {
    key: 'lesroute-editor',
    where: 'cookie',
    lasts: 'session',
    purpose: 'editor',
    file: 'lib/editors/session.ts',
  },
  {
    key: 'lesroute-editor-here',
    where: 'cookie',
    lasts: 'session',
    purpose: 'editorHere',
    file: 'lib/editors/here-cookie.ts',
  },
  {
    key: 'lesroute-visit',
    where: 'sessionStorage',
    lasts: 'tab',
    purpose: 'visit',
    file: 'lib/search/browser-search.ts',
  },
  {
    key: 'lesroute:offline:read:1',
    where: 'caches',
    lasts: 'until-removed',
    purpose: 'offlineRead',
    file: 'lib/visitor/offline-pages.ts',
  },
  {
    key: 'lesroute:offline:saved:1',
    where: 'caches',
    lasts: 'until-removed',
    purpose: 'offlineSaved',
    file: 'lib/visitor/offline-pages.ts',
  },
  {
    key: 'lesroute:offline:parts:1',
    where: 'caches',
    lasts: 'until-removed',
    purpose: 'offlineParts',
    file: 'public/offline-worker.js',
  },
  {
    key: 'lesroute:offline:page:1',
    where: 'caches',
    lasts: 'until-removed',
    purpose: 'offlinePage',
    file: 'public/offline-worker.js',
  },
  {
    key: 'lesroute_search_token',
    where: 'cookie',
    lasts: 600,
    purpose: 'searchToken',
    file: 'lib/search/token-cookie.ts',
  },
  { key: 'form', where: 'cookie', lasts: 900, purpose: 'form', file: 'lib/forms/returned.ts' },
  {
    key: 'lesroute_draft',
    where: 'cookie',
    lasts: 'link',
    purpose: 'draft',
    file: 'lib/editors/draft-link.ts',
  },
] as const satisfies readonly Stored[]

/** Cookies that the framework sets when an editor opens a draft, until the draft or the browser is closed. */
const frameworkKeys = [
  {
    key: '__prerender_bypass',
    where: 'cookie',
    lasts: 'session',
    purpose: 'draft',
    file: 'lib/editors/draft-session.ts',
  },
] as const satisfies readonly Stored[]

export const storageKeys = [...ownKeys, ...frameworkKeys]
