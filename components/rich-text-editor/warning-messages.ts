import type { Warning } from '#lib/rich-text/review.ts'

/** The name of the message for each kind of warning, below `editor`. */
export const warningMessages = {
  levelJump: 'warnLevelJump',
  emptyHeading: 'warnEmptyHeading',
  unsafeLink: 'warnUnsafeLink',
  strayPath: 'warnStrayPath',
  unknownNode: 'warnUnknownNode',
  unknownMark: 'warnUnknownMark',
  relations: 'warnRelations',
} as const satisfies Record<Warning['kind'], string>
