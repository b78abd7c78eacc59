import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { wholeNumber } from '../choose.ts'
import type { Io } from '../io.ts'
import { Failed } from '../refused.ts'
import { projectRoot } from '../root.ts'
import { listen, USUAL_PORT } from '../serving/listen.ts'
import { openBrowser } from '../serving/open.ts'
import { staticServer } from '../serving/server.ts'

type Options = { readonly port?: string; readonly host: string; readonly open: boolean }

export const serveCommand = (io: Io): Command =>
  new Command('serve')
    .description('open the table in the browser')
    .option('--port <n>', `the port (${USUAL_PORT}, or the next free one)`)
    .option('--host <address>', 'who may come: 0.0.0.0 lets in the whole network', '127.0.0.1')
    .option('--no-open', 'only print the address')
    .action((options: Options) => serve(options, io))

async function serve({ port, host, open }: Options, io: Io): Promise<void> {
  const wanted = port === undefined ? null : wholeNumber('--port', port, 0, 65_535)
  const folder = join(projectRoot(), 'dist', 'web')
  if (!existsSync(join(folder, 'index.html')))
    throw new Failed('The table is not built: npm start builds it.')
  const server = staticServer(folder)
  const address = await listen(server, host, wanted)
  const ending = new Promise<void>((resolve) => {
    io.onInterrupt(resolve)
  })
  io.out(`The table is at ${address} (Ctrl+C ends it).`)
  if (open) openBrowser(address)
  await ending
  server.close()
  server.closeAllConnections()
}
