import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './bundle.mjs'
import { withLock } from './lock.mjs'
import { npm } from './setup.mjs'

// Kept outside node_modules, which every new install empties.
const cache = join(root, '.cache')
const found = join(cache, 'browser.json')
const npmChromium = '@sparticuz/chromium'
const npmChromiumVersion = '153.0.0'

// In the order of preference: what is there first, then what can be got. A Chromium without windows
// starts a page in half the time of one that only hides them.
const sources = {
  cache: fromPlaywright,
  system: fromSystem,
  apt: fromApt,
  npm: fromNpm,
}

/**
 * Finds a Chromium, or gets one: its path, and the environment it needs.
 * GROGNARD_BROWSER_SKIP names sources to leave out, as in `cache,system`.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
    return { path: given, env: {} }
  }
  const skip = (process.env.GROGNARD_BROWSER_SKIP ?? '').split(',')
  const remembered = recall()
  if (remembered !== undefined && !skip.includes(remembered.source)) return remembered
  return withLock(join(cache, 'browser.lock'), async () => {
    const failures = []
    for (const [source, find] of Object.entries(sources)) {
      if (skip.includes(source)) continue
      try {
        const browser = await find()
        if (browser === undefined) continue
        check(browser)
        writeFileSync(found, JSON.stringify({ source, ...browser }))
        return browser
      } catch (error) {
        failures.push(error.message)
      }
    }
    const why = failures.length === 0 ? '' : ` (${failures.join('; ')})`
    throw new Error(
      `No browser was found or could be got${why}: install Chrome or Chromium, or set CHROMIUM_PATH to one.`,
    )
  })
}

function recall() {
  try {
    const browser = JSON.parse(readFileSync(found, 'utf8'))
    return existsSync(browser.path) ? browser : undefined
  } catch {
    return undefined
  }
}

// A browser may be there and yet not run, for want of a library. On Windows there is no way to
// ask without opening a window.
function check({ path, env }) {
  if (process.platform === 'win32') return
  const run = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: 30_000 })
  if (run.status === 0) return
  const reason = run.error?.message ?? run.stderr.toString().trim().split('\n')[0]
  throw new Error(`${path} does not run: ${reason}`)
}

function fromPlaywright() {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
    }[process.platform] ??
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright')
  if (!existsSync(folder)) return undefined
  const revision = (name) => Number(name.split('-').at(-1))
  const isWhole = (name) => Number(name.startsWith('chromium-'))
  const installs = readdirSync(folder)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .toSorted((a, b) => isWhole(a) - isWhole(b) || revision(b) - revision(a))
  const executables = [
    'chrome',
    'headless_shell',
    'chrome-headless-shell',
    'chrome.exe',
    'headless_shell.exe',
    'chrome-headless-shell.exe',
    'Chromium.app/Contents/MacOS/Chromium',
    'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ]
  return firstOf(
    installs
      .flatMap((install) => readdirSync(join(folder, install)).map((name) => join(install, name)))
      .flatMap((inner) => executables.map((executable) => join(folder, inner, executable))),
  )
}

function fromSystem() {
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name],
    )
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    return firstOf(
      programs.flatMap((program) => roots.filter(Boolean).map((folder) => join(folder, program))),
    )
  }
  if (process.platform === 'darwin') {
    const programs = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return firstOf(
      programs.flatMap((name) =>
        ['/Applications', join(homedir(), 'Applications')].map((folder) =>
          join(folder, `${name}.app`, 'Contents', 'MacOS', name),
        ),
      ),
    )
  }
  const names = [
    'chromium-headless-shell',
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
  ]
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  return firstOf(names.flatMap((name) => folders.map((folder) => join(folder, name))))
}

async function fromApt() {
  if (process.platform !== 'linux' || !succeeds('apt-get', ['--version'])) return undefined
  const isRoot = process.getuid() === 0
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return undefined
  console.error('Installing Chromium with apt-get')
  const aptGet = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  await run([...aptGet, 'update', '-qq'])
  const install = [...aptGet, 'install', '-y', '-qq', '--no-install-recommends']
  // Older systems have only the whole of it.
  await run([...install, 'chromium-headless-shell']).catch(() => run([...install, 'chromium']))
  return fromSystem()
}

// A Chromium inside an npm package, made for a cloud that runs Linux.
async function fromNpm() {
  if (process.platform !== 'linux') return undefined
  console.error('Installing Chromium from npm')
  const folder = join(cache, 'chromium')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  await npm(
    ['install', '--no-save', '--no-audit', '--no-fund', `${npmChromium}@${npmChromiumVersion}`],
    { cwd: folder },
  )
  // It unpacks its libraries only where it believes to be in that cloud, unpacks into TMPDIR, and
  // tells where through its environment: a process of its own keeps all that out of ours.
  const script = `
    const { default: chromium } = await import('${npmChromium}')
    const path = await chromium.executablePath()
    const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
    console.log(JSON.stringify({ path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }))`
  const unpacking = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: folder },
  })
  if (unpacking.status !== 0) throw new Error(`${npmChromium} could not be unpacked`)
  return JSON.parse(unpacking.stdout)
}

function firstOf(paths) {
  const path = paths.find((candidate) => existsSync(candidate))
  return path === undefined ? undefined : { path, env: {} }
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

async function run([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed: ${output.trim().split('\n').at(-1)}`)
  }
}
