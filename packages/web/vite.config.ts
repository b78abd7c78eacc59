import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const project = join(root, '..', '..')

export default defineConfig({
  root,
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
    manifest: true,
    reportCompressedSize: false,
  },
  plugins: [battleWorker(), serviceWorker()],
})

/**
 * Builds the battle's worker together with the page, so that what both need is fetched once. By
 * itself Vite builds every worker apart, with rules of its own.
 */
function battleWorker(): Plugin {
  let worker = ''
  return {
    name: 'grognard-battle-worker',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      worker = this.emitFile({ type: 'chunk', id: join(root, 'host', 'worker.ts'), name: 'worker' })
    },
    transform: {
      filter: { id: /host\/client\.ts$/ },
      handler: (code) =>
        code.replace(
          "new URL('worker.ts', import.meta.url)",
          `import.meta.ROLLUP_FILE_URL_${worker}`,
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
