import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { env } from '#lib/env.ts'
import { xml, xmlDocument } from '#lib/site-files/xml.ts'

/** How browsers search this site from their address bar. Source: https://github.com/dewitt/opensearch, version 1.1. */
export const GET = (request: Request): Response =>
  conditionalResponse(request, {
    body: xmlDocument(
      xml`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${env.siteName}</ShortName><Description>Doorzoek alles over werken in het onderwijs</Description><InputEncoding>UTF-8</InputEncoding><Language>nl</Language><Image height="32" width="32" type="image/svg+xml">${env.siteUrl}/icon.svg</Image><Url type="text/html" template="${env.siteUrl}/zoeken?q={searchTerms}"/><Url type="application/atom+xml" template="${env.siteUrl}/zoeken/feed.xml?q={searchTerms}"/><Url type="application/opensearchdescription+xml" rel="self" template="${env.siteUrl}/opensearch.xml"/></OpenSearchDescription>`,
    ),
    type: 'application/opensearchdescription+xml; charset=utf-8',
  })
