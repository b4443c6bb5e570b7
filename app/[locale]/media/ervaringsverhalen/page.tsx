import { mediaList } from '#components/media/media-list.tsx'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

const page = mediaList('stories')

export const { generateMetadata } = page
export default page.Page
