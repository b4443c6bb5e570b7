'use client'

import dynamic from 'next/dynamic'

/**
 * The nearest pages, with their code only where they are shown: a 404 page belongs to the layout of every page, and
 * what it imports at once every page would load.
 */
export const NearestPagesLater = dynamic(
  () => import('./nearest-pages.island.tsx').then(({ NearestPages }) => NearestPages),
  { ssr: false },
)
