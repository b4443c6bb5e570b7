import { termPage } from '#components/hub/term-page.tsx'

export const ensureStatic = 'navigation'

const page = termPage('qualifications')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
