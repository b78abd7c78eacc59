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
