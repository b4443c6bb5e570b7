/** The description of signing in: `/auth` for machines. */
import { answer, endpoints, failing, ofJson, wrapped } from './oas-parts.ts'
import type { JsonSchema } from './oas-schemas.ts'

const tag = 'authentication'
/** Signing in needs no token. */
const open = { security: [{}] }

const text = { type: 'string' } as const
const email = { type: 'string', format: 'email', maxLength: 255 } as const
const password = { type: 'string', maxLength: 1024 } as const
const mode = { type: 'string', enum: ['json', 'cookie', 'session'], default: 'json' } as const

const body = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[] = []) =>
  ofJson({ type: 'object', ...(required.length ? { required } : {}), properties })

const grant = answer(
  'Signed in. `json` answers both tokens, `cookie` and `session` set cookies instead.',
  wrapped({
    type: 'object',
    required: ['expires'],
    properties: {
      expires: { type: 'integer', description: 'Milliseconds for which the access token counts.' },
      access_token: text,
      refresh_token: { type: 'string', minLength: 64, maxLength: 64 },
    },
  }),
)

const post = (
  operationId: string,
  summary: string,
  content: ReturnType<typeof ofJson>,
  success: Readonly<Record<string, JsonSchema>>,
  required = true,
) => ({
  post: {
    operationId,
    summary,
    tags: [tag],
    ...open,
    requestBody: { required, ...content },
    responses: { ...success, ...failing([400, 401, 403, 415, 429, 500]) },
  },
})

const done = { '204': { description: 'Done.' } }
const session = body({ refresh_token: text, mode })

const providers = answer('The providers.', {
  type: 'object',
  required: ['data', 'disableDefault'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'driver', 'label', 'icon'],
        properties: { name: text, driver: text, label: text, icon: text },
      },
    },
    disableDefault: { type: 'boolean' },
    passkeys: { type: 'boolean', description: 'True where passkeys are offered, else missing.' },
  },
})
const listed = (operationId: string) => ({
  get: { ...endpoints(tag).read(operationId, 'Providers of sign-ins.', providers), ...open },
})

const started = (operationId: string) => ({
  get: {
    operationId,
    summary: 'Begin to sign in through a provider (OpenID Connect).',
    tags: [tag],
    ...open,
    parameters: [
      { name: 'provider', in: 'path', required: true, schema: text },
      { name: 'redirect', in: 'query', description: 'An allowed page to go to afterwards.', schema: text },
    ],
    responses: { '302': { description: 'To the provider.' }, ...failing([400, 404, 429, 500, 503]) },
  },
})

/** The endpoints below `/auth`, the same for every caller. Source: docs/contract.md 4.2. */
export const authPaths = {
  '/auth': listed('list_providers'),
  '/auth/login': post(
    'login',
    'Sign in by password.',
    body({ email, password, otp: text, mode }, ['email', 'password']),
    {
      '200': grant,
    },
  ),
  '/auth/refresh': post('refresh', 'Go on by a refresh token or cookie.', session, { '200': grant }, false),
  '/auth/logout': post('logout', 'Sign out.', session, done, false),
  '/auth/password/request': post(
    'request_password',
    'Ask for a mail by which to set a new password.',
    body({ email, reset_url: text }, ['email']),
    done,
  ),
  '/auth/password/reset': post(
    'reset_password',
    'Set a new password by the token in the mail.',
    body({ token: text, password: { ...password, minLength: 8 } }, ['token', 'password']),
    done,
  ),
  '/auth/oauth': listed('list_oauth_providers'),
  '/auth/oauth/{provider}': started('start_oauth'),
  '/auth/login/{provider}': started('start_login'),
}
