/** The pattern of a number as languages write it: `-1`, `.5`, `1e-7`. */
export const numberPattern = String.raw`-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`
