/**
 * What invented people look like and how texts speak of them: a portrait follows from these words, not from chance.
 * Chosen: the tone of skin is a position on the drawer's scale, 0 the fairest; a head scarf only where it is written.
 */
import type { Look } from './pictures/looks.ts'

const she = (age: Look['age'], tone: Look['tone'], more: Partial<Look> = {}): Look => ({
  pronoun: 'she',
  age,
  tone,
  ...more,
})
const he = (age: Look['age'], tone: Look['tone'], more: Partial<Look> = {}): Look => ({
  pronoun: 'he',
  age,
  tone,
  ...more,
})

export const looks: Readonly<Record<string, Look>> = {
  'Noor Verhagen': she(40, 0),
  'Bilal Amrani': he(30, 2),
  'Marieke de Graaf': she(50, 0),
  'Joost van Rijn': he(40, 1),
  'Sanne Kuipers': she(40, 1),
  'Femke Dijkstra': she(30, 0),
  'Tom Wessels': he(40, 0),
  'Aylin Yıldız': she(30, 2),
  'Daan Hofstra': he(50, 0),
  'Esther Lopes': she(40, 4),
  'Hugo Pastoor': he(50, 1),
  'Lieke Broekhuis': she(30, 1),
  'Samir Haddou': he(30, 3),
  'Ruben Kalkman': he(40, 1),
  'Naima Ouali': she(30, 2),
  'Peter Vlasblom': he(50, 0),
  'Ilse Terpstra': she(40, 0),
  'Jasper Mulder': he(20, 1),
  'Chantal Winter': she(50, 1),
  'Deniz Aksoy': he(30, 2),
  'Wendela Bos': she(40, 0),
  'Martijn Hoekstra': he(40, 1),
  'Wouter Zeldenrust': he(40, 0),
  'Hanneke Brouwer': she(40, 1),
  'Priyanka Raghoe': she(30, 3),
  'Carolina Ferreira': she(40, 3),
  'Ton Verbeek': he(50, 0),
  'Yara van Dongen': she(30, 2),
  'Samuel Tesfay': he(30, 5),
  'Floor Immink': she(30, 0),
  'Bas Schouten': he(50, 1),
  'Latifa Benali': she(40, 2, { hasScarf: true }),
  'Rick Teunissen': he(40, 0),
  'Eva Smeets': she(30, 1),
  'Marjan Hofman': she(50, 0),
  'Guillaume Peeters': he(40, 1),
  'Kevin Adjei': he(20, 5),
  'Frits van Houten': he(60, 0),
  'Noura el Idrissi': she(30, 2),
  'Anneloes Kramer': she(50, 0),
  'Jeroen Wiegers': he(40, 1),
  'Monique Baars': she(50, 1),
  'Dirk Jansma': he(30, 0),
  'Shanti Mangal': she(30, 3),
  'Lotte Wolters': she(30, 0),
  'Casper de Wit': he(20, 1),
  'Emine Çelik': she(40, 2, { hasScarf: true }),
  'Henk Brands': he(60, 0),
  'Bram Lindeman': he(30, 1),
  'Fatima Zahidi': she(30, 2, { hasScarf: true }),
  'Matthijs Roozen': he(30, 0),
  'Sabine Hendriks': she(40, 1),
  'Paul Dekker': he(50, 1),
  'Iris van Velzen': she(20, 0),
}

/** The look of a person by the whole name. Throws an Error for somebody who has none written down. */
export const lookOf = (name: string): Look => {
  const look = looks[name]
  if (!look) throw new Error(`${name}: no look is written down in sample/looks.ts`)
  return look
}
