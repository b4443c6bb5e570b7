'use client'

import { useFacetValue, useValueLanguage } from '../filters/facet-names.ts'

type Props = {
  /** The attribute of the facet that the term is a value of. */
  readonly attribute: string
  /** In the language of the catalogue. */
  readonly name: string
}

/** The name of a term over a hit, in the language of the page where it is translated; else in Dutch, and marked so. */
export const HitTerm = ({ attribute, name }: Props) => {
  const [word, languageOf] = [useFacetValue(), useValueLanguage()]
  return (
    <p lang={languageOf(attribute, name)} className="kicker">
      {word(attribute, name)}
    </p>
  )
}
