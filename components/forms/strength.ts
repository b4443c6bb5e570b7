/** The strength of a password, by the patterns that attackers try. Large: its dictionary has 49,000 passwords. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** From 0, guessed at once, to 4. Source: https://zxcvbn-ts.github.io/zxcvbn */
export const strengthOf = (password: string): number => zxcvbn.check(password).score
