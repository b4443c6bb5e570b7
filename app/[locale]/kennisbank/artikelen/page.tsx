import { knowledgeList } from '#components/hub/knowledge-list.tsx'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

const page = knowledgeList('articles')

export const { generateMetadata } = page
export default page.Page
