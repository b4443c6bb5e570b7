'use client'

import { useMemo } from 'react'
import { useStoredText } from '#components/visitor/use-stored-text.ts'
import { keepSituation, parseSituation, readSituation, situationKey } from '#lib/visitor/situation.ts'

const remember = (place: string) => keepSituation({ ...readSituation(), place })
const forget = () => keepSituation({ ...readSituation(), place: null })

/** The place of the visitor's situation, null when there is none, and how to remember and forget one. */
export const useRememberedPlace = () => {
  const stored = useStoredText(situationKey)
  const remembered = useMemo(() => parseSituation(stored ?? '').place, [stored])
  return { remembered, remember, forget }
}
