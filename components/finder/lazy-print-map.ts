import { lazy, type ComponentType } from 'react'
import type { PrintMapProps } from './print-map.tsx'

/** The drawn map, whose code comes when it is needed. Where it does not come there is no map, rather than one of another list. */
export const LazyPrintMap = lazy<ComponentType<PrintMapProps>>(() =>
  import('./print-map.tsx').then(
    ({ PrintMap }) => ({ default: PrintMap }),
    () => ({ default: () => null }),
  ),
)
