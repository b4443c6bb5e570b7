import { isForeignSender } from '#platform/foreign.ts'

/** Whether a form, or a report of a browser, was sent from a page of another site. */
export const isForeign = (headers: Pick<Headers, 'get'>): boolean =>
  isForeignSender({ site: headers.get('sec-fetch-site'), origin: headers.get('origin') }, [
    headers.get('host'),
    headers.get('x-forwarded-host'),
  ])
