import { receivedPage } from '#components/forms/received-page.tsx'

const page = receivedPage('contact')

export const ensureStatic = 'navigation'
export const { generateMetadata } = page
export default page.Page
