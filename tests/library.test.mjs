// The packages as others have them: packed, installed into a folder outside the project, and used
// by the programs of docs/library.md and of the packages' own pages.
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../scripts/lib/bundle.mjs'
import { pack, packages, published } from '../scripts/lib/pack.mjs'
import { npm } from '../scripts/lib/setup.mjs'
import { tool } from '../scripts/lib/tools.mjs'

// Where nothing has been built yet, the compiler builds it first.
const PATIENCE = 120_000

const project = realpathSync(mkdtempSync(join(tmpdir(), 'grognard-library-')))
const names = packages().map(({ manifest }) => manifest.name)
const installed = (name) => join(project, 'node_modules', name)
const textOf = (...path) => readFileSync(join(...path), 'utf8')
const manifestOf = (name) => JSON.parse(textOf(installed(name), 'package.json'))

const STATEMENT = /^(?:import|export) (?:[^;'"]* from )?["']([^'"]+)["']/gm
const EXPRESSION = /\bimport\(["']([^'"]+)["']\)/g
const importsIn = (code) =>
  [STATEMENT, EXPRESSION].flatMap((form) => [...code.matchAll(form)].map(([, to]) => to))

/** The blocks of a page in one language. A block may begin with its file's name. */
const blocksOf = (page, language) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => ({
    file: /^\/\/ (\S+\.[a-z]+)\n/.exec(code)?.[1],
    code,
  }))

const page = textOf(root, 'docs', 'library.md')
const outputs = blocksOf(page, 'text').map(({ code }) => code)

// What Vitest and npm tell their children is not for a stranger's project.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|GROGNARD|NODE_ENV|npm_)/i.test(name)),
)
const execute = promisify(execFile)
async function node(args, env = {}) {
  const options = { cwd: project, env: { ...environment, ...env } }
  const { stdout } = await execute(process.execPath, args, options).catch((error) => {
    throw new Error(`node ${args.join(' ')}\n${error.stdout}${error.stderr}`)
  })
  return stdout
}

/** What the command says to machines, a line or more. */
async function grognard(command) {
  const told = await node([join(root, 'bin', 'grognard'), ...command.split(' '), '--json'])
  return told
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

beforeAll(async () => {
  const tarballs = await pack(join(project, 'tarballs'))
  for (const { file, code } of [...blocksOf(page, 'js'), ...blocksOf(page, 'ts')])
    writeFileSync(join(project, file), code)
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  // What the packages need from elsewhere is here already, and there may be no network.
  const ours = ['zod', 'vitest'].map((name) => `${name}@file:${join(root, 'node_modules', name)}`)
  const quietly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  const paths = tarballs.map(({ path }) => path)
  await npm(['install', ...quietly, ...paths, ...ours], { cwd: project })
}, PATIENCE)

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('a packed package', () => {
  const filesOf = (name) =>
    readdirSync(installed(name), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => statSync(join(installed(name), path)).isFile())

  it.each(names)('is compiled code, types, a page and the licence: %s', (name) => {
    const files = filesOf(name)
    const others = files.filter((path) => !/^dist\/.*\.(js|d\.ts)$/.test(path))
    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json'])
    expect(files.filter((path) => /(^|\/)tests\/|\.test\./.test(path))).toEqual([])
    const compiled = files.filter((path) => path.endsWith('.js'))
    const types = compiled.map((path) => path.replace(/\.js$/, '.d.ts'))
    expect(files).toEqual(expect.arrayContaining(types))
  })

  it.each(names)('says what it is and what it needs: %s', (name) => {
    const manifest = manifestOf(name)
    expect(manifest).toMatchObject({
      name,
      description: expect.any(String),
      keywords: expect.arrayContaining(['wargame']),
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: expect.any(String) },
    })
    expect(manifest).not.toHaveProperty('scripts')
    expect(manifest).not.toHaveProperty('devDependencies')
    const { dependencies = {}, peerDependencies = {} } = manifest
    for (const range of Object.values({ ...dependencies, ...peerDependencies }))
      expect(range).toMatch(/^\^?\d+\.\d+\.\d+$/)
  })

  it.each(names)('leads from every entry to code and types, and to no source: %s', (name) => {
    for (const entry of Object.values(manifestOf(name).exports)) {
      expect(Object.keys(entry)).toEqual(['types', 'default'])
      for (const path of Object.values(entry))
        expect(existsSync(join(installed(name), path))).toBe(true)
    }
  })

  it.each(names)('imports only its own files and what it says it needs: %s', (name) => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(name)
    const needed = [name, ...Object.keys({ ...dependencies, ...peerDependencies })]
    const astray = filesOf(name)
      .filter((path) => path.startsWith('dist/'))
      .flatMap((path) => importsIn(textOf(installed(name), path)).map((to) => ({ path, to })))
      .filter(({ path, to }) => {
        if (!to.startsWith('.'))
          return !to.startsWith('node:') && !needed.some((one) => `${to}/`.startsWith(`${one}/`))
        const target = path.endsWith('.d.ts') ? to.replace(/\.js$/, '.d.ts') : to
        return !to.endsWith('.js') || !existsSync(join(installed(name), dirname(path), target))
      })
    expect(astray).toEqual([])
  })

  it.each(names)('has a page that leads nowhere outside the package: %s', (name) => {
    const links = [...textOf(installed(name), 'README.md').matchAll(/\]\((?!https:)([^)]*)\)/g)]
    expect(links.map(([, to]) => to)).toEqual([])
  })

  it('is not made while it needs one that is not packed', () => {
    const manifest = { name: 'a', exports: {}, dependencies: { '@grognard/cli': '*' } }
    expect(() => published(manifest, new Map())).toThrow(
      'a needs @grognard/cli, whose package.json names no files to pack.',
    )
  })
})

describe('docs/library.md', () => {
  it('names every package', () => {
    for (const name of names) expect(page).toContain(`| \`${name}\``)
  })

  it('plays a battle', async () => {
    const lines = (await node(['play.mjs'])).trim().split('\n')
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.at(-1)).toMatch(/^Red counts \d+ and blue \d+/)
  })

  it('referees a charge, with the words of the command', async () => {
    const told = await node(['referee.mjs'])
    expect(told).toBe(outputs[0])
    const toJson = "import('./charge.mjs').then((it) => console.log(JSON.stringify(it.position)))"
    const answers = [
      { answer: { unit: 0, do: 'engage', target: 1 } },
      { answer: { unit: 1, react: 'fire' } },
    ]
    const head = { format: 'grognard-script', version: 1, rulebook: { id: 'afv' } }
    const position = JSON.parse(await node(['-e', toJson]))
    const script = { ...head, position, answers, dice: [2, 6, 5, 1, 4] }
    writeFileSync(join(project, 'charge.script.json'), JSON.stringify(script))
    const events = await grognard('referee charge.script.json')
    const sentences = events.map(({ sentence, clauses }) => `${sentence} (${clauses.join(', ')})`)
    expect(told.trim().split('\n').slice(1)).toEqual(sentences)
  })

  it('simulates the battles that the command simulates', async () => {
    const said = await node(['simulate.mjs'])
    const [, command] = /`grognard (simulate [^`]*)`/.exec(page)
    const [told] = await grognard(`${command} --jobs 1`)
    expect(said).toContain(`of 10; digest ${told.digest}.`)
  })

  it('has a bot whose battle the command replays', async () => {
    const why = (await node(['bot.mjs'])).trim()
    const [told] = await grognard('replay battle.record.json --verify')
    expect(told.outcome.why).toBe(why)
  })

  it('reads a position, and says what is wrong with another', async () => {
    const lines = (await node(['position.mjs'])).trim().split('\n')
    expect(lines[0]).toContain('barrosa')
    expect(lines).toContain('1/28th Foot: line at 6", 32", 0 lost')
    expect(lines.at(-1)).toBe("'terrain' is missing.")
  })

  it('tells odds', async () => {
    expect(await node(['odds.mjs'])).toBe(outputs[1])
  })
})

it('the programs on the pages of the packages run', async () => {
  const programs = names
    .filter((name) => name !== '@grognard/testkit')
    .flatMap((name) =>
      blocksOf(textOf(installed(name), 'README.md'), 'js').map(({ code }, i) => {
        const file = `readme-${basename(name)}-${i}.mjs`
        writeFileSync(join(project, file), code)
        return { name, file }
      }),
    )
  expect(new Set(programs.map(({ name }) => name)).size).toBe(names.length - 1)
  const all = programs.map(({ file }) => `await import('./${file}')\n`).join('')
  writeFileSync(join(project, 'readme.mjs'), all)
  await node(['readme.mjs'])
})

it('the test kit tests a rulebook', async () => {
  const [{ code }] = blocksOf(textOf(installed('@grognard/testkit'), 'README.md'), 'js')
  writeFileSync(join(project, 'kit.test.mjs'), code)
  const told = await node([tool('vitest'), 'run', '--reporter=json'], { GROGNARD_FUZZ: 'glance' })
  expect(JSON.parse(told)).toMatchObject({ success: true, numPassedTests: 4 })
})

it('TypeScript knows all of it', async () => {
  const entries = names.flatMap((name) =>
    Object.keys(manifestOf(name).exports).map((path) => path.replace('.', name)),
  )
  const imports = entries.map((entry, i) => `export * as e${i} from '${entry}'\n`)
  writeFileSync(join(project, 'entries.ts'), imports.join(''))
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    lib: ['ES2023', 'DOM'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  }
  const config = { compilerOptions, files: ['consumer.ts', 'entries.ts'] }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config))
  await node([tool('typescript', 'tsc'), '-p', '.'])
})
