/**
 * The content API alone in a process of its own, so that its processor time and memory can be told from those of whoever
 * asks. Arguments: the database's address. Says its port and a token when it is up, and answers each message with what
 * it has used so far.
 */
import { StatementSync } from 'node:sqlite'
import { openAuth } from '#service/auth/auth.ts'
import { readConfig } from '#service/config.ts'
import { createContentHandler } from '#service/content/handler.ts'
import { listen } from '#service/http/serve.ts'
import { openStore } from '#service/store/store.ts'

let rows = 0

// Reads of one request share a connection behind the query builder, so that its plugins do not see what they get.
// oxlint-disable-next-line typescript/unbound-method -- the proxy calls it on the statement
StatementSync.prototype.all = new Proxy(StatementSync.prototype.all, {
  apply: (all, statement, values) => {
    const result: readonly unknown[] = Reflect.apply(all, statement, values)
    rows += result.length
    return result
  },
})

const [address = ':memory:'] = process.argv.slice(2)
const store = await openStore(address)
const report = (error: unknown) => console.error(error)
const email = 'bench@lesroute.internal'
const known = await store.accounts.byEmail(email)
const token = known
  ? await store.accounts.renew(known)
  : await store.accounts.add(email, ['navigator', 'sodk', 'search-token'])
const now = () => new Date()
const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
const listener = await listen(
  { '': createContentHandler({ store, auth, now, report }) },
  { host: '127.0.0.1', port: 0, report },
)

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ milliseconds: (user + system) / 1000, rows, bytes: process.memoryUsage().rss })
})
process.on('disconnect', () => {
  void listener.close().then(store.close)
})
process.send?.({ port: listener.port, token })
