import { mediaList } from '#components/media/media-list.tsx'

const page = mediaList('stories')

export const { generateMetadata } = page
export default page.Page
