/** How a portrait follows from what is written of a person: which hair, whether a beard, grey or not. */
import { hairStyles, hairs, skins, type HairStyle, type Person } from './people.ts'
import type { Random } from './random.ts'

export type Look = {
  /** How texts speak of this person. */
  readonly pronoun: 'she' | 'he' | 'they'
  /** The decade of life. */
  readonly age: 20 | 30 | 40 | 50 | 60
  /** Skin on the drawer's scale, 0 the fairest. */
  readonly tone: 0 | 1 | 2 | 3 | 4 | 5
  readonly hasScarf?: boolean
}

const styles: Readonly<Record<Look['pronoun'], readonly HairStyle[]>> = {
  she: ['bob', 'long', 'bun', 'tail', 'curls'],
  he: ['short', 'crop'],
  they: ['short', 'bob', 'crop', 'curls'],
}

/** The styles that fit a look. Chosen: an afro on the dark half of the scale, a bald head from fifty on. */
const stylesOf = ({ pronoun, age, tone, hasScarf }: Look): readonly HairStyle[] => {
  if (hasScarf) return ['scarf']
  return hairStyles.filter(
    (style) =>
      styles[pronoun].includes(style) ||
      (style === 'afro' && tone > 3) ||
      (style === 'bald' && pronoun === 'he' && age >= 50),
  )
}

const grey = hairs.length - 1

/** The colours of hair that fit: grey from sixty on, for some from fifty; dark on darker skin. */
const shadesOf = ({ age, tone }: Look): readonly string[] => {
  if (age === 60) return hairs.slice(grey)
  const own = tone > 2 ? hairs.slice(0, 2) : tone === 2 ? hairs.slice(0, 3) : hairs.slice(1, grey)
  return age === 50 ? [...own, ...hairs.slice(grey)] : own
}

/** The person of a portrait, made to fit the look; what the look does not say stays as it was drawn by chance. */
export const fitted = (person: Person, look: Look, random: Random): Person => ({
  ...person,
  skin: skins[look.tone],
  style: random.pick(stylesOf(look)),
  hair: random.pick(shadesOf(look)),
  beard: look.pronoun === 'he' && look.age > 20 && random.chance(0.4),
  glasses: random.chance(look.age > 40 ? 0.5 : 0.25),
})
