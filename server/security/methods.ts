/** Which methods each path takes: of the pages GET alone, of the endpoints what their files export. */
import { decodedPath, withoutEndSlashes } from '#platform/request-path.ts'

const read = ['GET', 'HEAD', 'OPTIONS'] as const
const send = ['OPTIONS', 'POST'] as const
const both = [...read, 'POST'] as const

/** The endpoints that take something, and the pages that show what they are sent. */
const methodsByPath: Readonly<Record<string, readonly string[]>> = {
  '/api/access-request': both,
  '/api/advice': both,
  '/api/advice/cancel': both,
  '/api/advice/confirm': both,
  '/api/advice/move': both,
  '/api/advice/release': both,
  '/api/contact': both,
  '/api/csp-report': send,
  '/api/editors/files': send,
  '/api/editors/items': both,
  '/api/editors/passkeys': send,
  '/api/editors/presence': send,
  '/api/editors/session': send,
  '/api/feedback': send,
  '/api/password': both,
  '/api/revalidate': send,
  '/api/vitals': send,
  '/mcp': send,
  '/redactie/voorbeeld': both,
  '/en/editors/preview': both,
}

/** The methods of a path, as the header `Allow` names them. */
export const methodsOf = (path: string): readonly string[] => {
  const known = withoutEndSlashes(decodedPath(path))
  return (Object.hasOwn(methodsByPath, known) ? methodsByPath[known] : undefined) ?? read
}
