import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { wholeNumber } from '../choose.ts'
import type { Io } from '../io.ts'
import { Failed } from '../refused.ts'
import { projectRoot } from '../root.ts'
import { listen, USUAL_PORT } from '../serving/listen.ts'
import { openBrowser } from '../serving/open.ts'
import { publicUrlFrom } from '../serving/names.ts'
import { staticServer } from '../serving/server.ts'

type Options = {
  readonly port?: string
  readonly host: string
  readonly publicUrl?: string
  readonly open: boolean
}

export const serveCommand = (io: Io): Command =>
  new Command('serve')
    .description('open the table in the browser')
    .option('--port <n>', `the port (${USUAL_PORT}, or the next free one)`)
    .option('--host <address>', 'who may come: 0.0.0.0 lets in the whole network', '127.0.0.1')
    .option('--public-url <url>', 'the address by which others come, where it is another')
    .option('--no-open', 'only print the address')
    .action((options: Options) => serve(options, io))

async function serve({ port, host, publicUrl, open }: Options, io: Io): Promise<void> {
  const wanted = port === undefined ? null : wholeNumber('--port', port, 0, 65_535)
  const shown = publicUrl === undefined ? null : publicUrlFrom(publicUrl)
  const folder = join(projectRoot(), 'dist', 'web')
  if (!existsSync(join(folder, 'index.html')))
    throw new Failed('The table is not built: npm start builds it.')
  const names = [host.toLowerCase(), ...(shown ? [shown.hostname.toLowerCase()] : [])]
  const server = staticServer(folder, names)
  const address = await listen(server, host, wanted)
  const ending = new Promise<void>((resolve) => {
    io.onInterrupt(resolve)
  })
  io.out(`The table is at ${shown?.href ?? address} (Ctrl+C ends it).`)
  if (open) openBrowser(address)
  await ending
  server.close()
  server.closeAllConnections()
}
