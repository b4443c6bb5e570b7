import { Missing } from '#components/site/not-found.tsx'

/** Seen after a link within the site only: whole requests for a missing page get the page `/niet-gevonden`. */
export default function NotFound() {
  return <Missing />
}
