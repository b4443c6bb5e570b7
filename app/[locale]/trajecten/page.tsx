import { termsPage } from '#components/hub/terms-page.tsx'

export const ensureStatic = 'navigation'

const page = termsPage('tracks')

export const { generateMetadata } = page
export default page.Page
