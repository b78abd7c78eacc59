import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as plain } from '@playwright/test'
import { build } from 'esbuild'
import { listen } from '../../packages/cli/serving/listen.ts'
import { staticServer } from '../../packages/cli/serving/server.ts'

/** What `npm start` serves. */
export const builtFolder = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** A page with nothing on it, for tests of what needs none. */
export const EMPTY_PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Battles</title>
</html>`

/** A source file as one module. */
export async function bundled(
  source: URL,
  platform: 'browser' | 'node',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    platform,
    format: 'esm',
    conditions: ['source'],
    define: { ...define },
    write: false,
  })
  return result.outputFiles[0]!.text
}

type Served = { readonly address: string; readonly stop: () => void }

interface Serving {
  /** Serves a folder as the command does, until the test ends. */
  serveFolder(folder: string, port?: number): Promise<Served>
  serve(files: Readonly<Record<string, string>>, port?: number): Promise<Served>
}

export const test = plain.extend<{ serving: Serving }>({
  serving: async ({ browserName: _browserName }, use) => {
    const endings: (() => void)[] = []
    const serving: Serving = {
      async serveFolder(folder, port = 0) {
        const server = staticServer(folder)
        const address = await listen(server, '127.0.0.1', port)
        const stop = () => {
          server.close()
          server.closeAllConnections()
        }
        endings.push(stop)
        return { address, stop }
      },
      async serve(files, port) {
        const folder = mkdtempSync(join(tmpdir(), 'grognard-served-'))
        endings.push(() => rmSync(folder, { recursive: true, force: true }))
        for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
        return serving.serveFolder(folder, port)
      },
    }
    await use(serving)
    for (const end of endings.toReversed()) end()
  },
})
