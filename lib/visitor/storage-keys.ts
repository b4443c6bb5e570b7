/**
 * Everything that this site keeps in a visitor's browser: what, what for, for how long. The page about privacy is made
 * of this list; a test holds it against the code.
 */

type Stored = {
  /** The key or the cookie's name; what begins with it, when it ends in a colon. */
  readonly key: string
  readonly where: 'localStorage' | 'sessionStorage' | 'cookie' | 'caches'
  /** Until the visitor takes it away; as long as the tab, the browser or the link that opened a draft; or seconds. */
  readonly lasts: 'until-removed' | 'tab' | 'session' | 'link' | number
  /** The message below `storage.purpose` that says what it is for. */
  readonly purpose: string
  /** The file that names it. */
  readonly file: string
}

/** What our own code keeps. */
export const ownKeys = [
  {
    key: 'lesroute:saved:1',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'saved',
    file: 'lib/visitor/saved.ts',
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
    key: 'lesroute:plan:1',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'plan',
    file: 'lib/visitor/plan.ts',
  },
  {
    key: 'lesroute-place',
    where: 'localStorage',
    lasts: 'until-removed',
    purpose: 'place',
    file: 'components/finder/use-remembered-place.ts',
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

/** What the framework itself sets when an editor opens a draft, until the draft is closed or the browser is. */
const frameworkKeys = [
  {
    key: '__prerender_bypass',
    where: 'cookie',
    lasts: 'session',
    purpose: 'draft',
    file: 'app/api/draft/route.ts',
  },
] as const satisfies readonly Stored[]

export const storageKeys = [...ownKeys, ...frameworkKeys]
