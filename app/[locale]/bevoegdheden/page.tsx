import { termsPage } from '#components/hub/terms-page.tsx'

export const ensureStatic = 'navigation'

const page = termsPage('qualifications')

export const { generateMetadata } = page
export default page.Page
