/** `npm run bench:search [-- <records> …] [--peers]`: how search grows, beside its peers. */
import '#bench/search-scale.ts'
