import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const project = join(root, '..', '..')

/**
 * What every visit needs, in two files: one for the page, one for page and workers. Left to itself
 * the bundler makes thirty, since the list of books may load an adapter from a worker, too. What the
 * books say stays apart: a worker speaks to nobody.
 */
const firstFiles = [
  { name: 'page', test: /adapters.parts|preact|packages.table/, tags: ['$initial' as const] },
  {
    name: 'core',
    test: /packages.(kernel|toolkit|host|books|computer).(?!words|revive|resume|replay|earlier|joined|files)/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
]

export default defineConfig(({ command }) => ({
  root,
  // While the sources change no snapshot is believed.
  define: { RULES_PRINT: JSON.stringify(command === 'build' ? printOfRules() : '') },
  // Relative, so that the built folder can be put anywhere.
  base: './',
  cacheDir: join(project, '.cache', 'vite'),
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: join(project, 'dist', 'web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Nothing is fetched from elsewhere or hidden in an address.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Scripts run in the worker, too, which has no page to ask for files beforehand.
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups: firstFiles } } },
    manifest: true,
    reportCompressedSize: false,
  },
  plugins: [workers(), serviceWorker()],
}))

/** Every folder whose sources decide what a battle comes to. */
const RULES = /^(kernel|geometry|field|toolkit|rules-.*)$/

/** A digest of the rules' sources: another one, and what older rules have led to is judged anew. */
function printOfRules(): string {
  const hash = createHash('sha256')
  const packages = join(project, 'packages')
  const folders = readdirSync(packages).filter((name) => RULES.test(name))
  for (const folder of folders.toSorted())
    for (const path of sourcesIn(join(packages, folder)))
      hash.update(relative(packages, path)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](tests|dist|node_modules)[\\/]/.test(path.slice(folder.length)))
    .toSorted()

/** Each worker, and how the file that starts it names it. */
const WORKERS = [
  { name: 'worker', file: 'host/worker.ts', url: 'worker.ts' },
  { name: 'study', file: 'study/worker.ts', url: '../study/worker.ts' },
  { name: 'compare', file: 'compare/worker.ts', url: './worker.ts' },
]

/**
 * Builds the workers together with the page, so that what they share is fetched once. By itself
 * Vite builds every worker apart, with rules and adapters of its own.
 */
function workers(): Plugin {
  const emitted = new Map<string, string>()
  return {
    name: 'grognard-workers',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const { name, file } of WORKERS)
        emitted.set(file, this.emitFile({ type: 'chunk', id: join(root, file), name }))
    },
    transform: {
      filter: { id: /\/(host\/client\.ts|pages\/study\.tsx|compare\/at-work\.ts)$/ },
      handler: (code) =>
        WORKERS.reduce(
          (made, { file, url }) =>
            made.replace(
              `new URL('${url}', import.meta.url)`,
              `import.meta.ROLLUP_FILE_URL_${emitted.get(file)}`,
            ),
          code,
        ),
    },
  }
}

/** Writes sw.js, which knows every built file of this version, once all of them are written. */
function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'grognard-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async writeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .map((path) => path.split(sep).join(posix.sep))
        .filter((path) => !path.startsWith('.') && path !== 'sw.js')
        .toSorted()
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
      const result = await bundle({
        entryPoints: [join(root, 'service', 'worker.ts')],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false,
        define: {
          VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
          // Some servers answer for index.html only by its folder.
          FILES: JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file))),
        },
      })
      for (const { contents } of result.outputFiles) writeFileSync(join(folder, 'sw.js'), contents)
    },
  }
}
