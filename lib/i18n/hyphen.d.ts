// The files by the names under which the runtime finds them; the types of the package name their folders.
declare module 'hyphen/nl/index.js' {
  export { hyphenateSync } from 'hyphen/nl'
}
declare module 'hyphen/en/index.js' {
  export { hyphenateSync } from 'hyphen/en'
}
