/**
 * Names of places beside those that records have: the formal name, the English one, the one in Frisian. The grammar of lines:
 * `field-synonyms.ts`. Source: docs/facts.md, the gazetteer.
 */
export const placeNames = `
den bosch = 's-hertogenbosch
bosch, hertogenbosch → 's-hertogenbosch; den bosch
den haag = 's-gravenhage = the hague
hague, haag → den haag; haagse; haags
friesland = fryslân
brabant = noord-brabant
leeuwarden = ljouwert
zaandam = zaanstad
heerenveen = it hearrenfean
flushing → vlissingen
hook of holland → hoek van holland
north holland → noord-holland
south holland → zuid-holland
north brabant → noord-brabant
`
