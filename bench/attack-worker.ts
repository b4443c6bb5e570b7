/**
 * The process that makes one attack, so that its work is none of the process that measures. Loopback only, and bounded in
 * connections and time.
 *
 *   node bench/attack-worker.ts <name> <seconds> <targets as JSON> → {"200": 12, "429": 300}
 */
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { attacks, targets } from './attacks.ts'

/** A network of its own: neither the visitor's nor a trusted proxy. */
const localAddress = '127.1.1.1'
const connections = { requests: 16, raw: 200 } as const
const longest = 60

const [, , name = '', time = '', json = ''] = process.argv
const attack = attacks[name]
if (!attack) throw new Error(`There is no attack "${name}"`)
const goals = targets.parse(JSON.parse(json))
const end = performance.now() + Math.min(longest, Number(time)) * 1000
const isOver = () => performance.now() >= end

const addressOf = (url: string): URL => {
  const address = new URL(url)
  if (address.hostname !== 'localhost' && address.hostname !== '127.0.0.1')
    throw new Error(`${address.host} is not this machine`)
  address.hostname = '127.0.0.1'
  return address
}

const counts: Record<string, number> = {}
const count = (outcome: string) => {
  counts[outcome] = (counts[outcome] ?? 0) + 1
}

if ('next' in attack) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections.requests, localAddress })
  const send = () =>
    new Promise<void>((resolve) => {
      const { url, method = 'GET', headers = {}, body = '' } = attack.next(goals)
      const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
      const sent = request(addressOf(url), { agent, method, headers: { ...headers, ...length } }, (response) => {
        count(String(response.statusCode))
        response.resume()
        response.once('close', resolve)
      })
      sent.setTimeout(15_000, () => sent.destroy())
      sent.once('error', () => {
        count('no answer')
        resolve()
      })
      sent.end(body)
    })
  await Promise.all(
    Array.from({ length: connections.requests }, async () => {
      while (!isOver()) await send()
    }),
  )
  agent.destroy()
} else {
  const { raw, slow = false } = attack
  const { port } = addressOf(goals.site)
  const hold = async () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    socket.pause()
    const closed = new Promise((resolve) => socket.once('close', resolve))
    if (!slow) socket.write(raw)
    for (let at = 0; !socket.destroyed && !isOver(); at += 1) {
      if (slow) socket.write(raw[at % raw.length] ?? '')
      await Promise.race([closed, pause(100)])
    }
    count(socket.destroyed ? 'closed' : 'open at the end')
    socket.destroy()
  }
  await Promise.all(
    Array.from({ length: connections.raw }, async () => {
      while (!isOver()) await hold()
    }),
  )
}
console.log(JSON.stringify(counts))
