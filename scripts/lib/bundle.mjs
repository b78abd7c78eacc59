import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Bundles TypeScript for Node straight from the packages' sources; nothing is written. */
export async function bundle(entryPoints) {
  const { build } = await import('esbuild')
  return build({
    absWorkingDir: root,
    entryPoints,
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // What is imported late stays a file of its own: a command loads the books that it plays.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    // The browser's alone; nothing here ever loads them.
    external: ['@grognard/adapters/*'],
    conditions: ['source'],
    sourcemap: true,
    metafile: true,
    write: false,
    // Dependencies in CommonJS call require, which a module lacks.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  })
}
