import { knowledgeList } from '#components/hub/knowledge-list.tsx'

const page = knowledgeList('articles')

export const { generateMetadata } = page
export default page.Page
