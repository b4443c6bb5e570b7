import { knowledgeList } from '#components/hub/knowledge-list.tsx'

const page = knowledgeList('faqs')

export const { generateMetadata } = page
export default page.Page
