import type { ReactNode } from 'react'

/** Words of the catalogue inside a sentence of the page, for `t.rich`. */
export const inDutch = (words: ReactNode): ReactNode => <span lang="nl">{words}</span>
