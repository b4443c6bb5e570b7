/**
 * Modules of the site import messages without an attribute, since the framework's loader compiles them; Node.js wants one for JSON.
 * Import this first, and those modules by `import()` after it. Source: https://nodejs.org/api/module.html#moduleregisterhooksoptions
 */
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(
      url,
      url.endsWith('.json') ? { ...context, importAttributes: { ...context.importAttributes, type: 'json' } } : context,
    ),
})
