import { mediaList } from '#components/media/media-list.tsx'

const page = mediaList('videos')

export const { generateMetadata } = page
export default page.Page
