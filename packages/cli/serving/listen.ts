import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refuse } from '../refused.ts'

export const USUAL_PORT = 4700
const PORTS_TRIED = 100

/** Begins to listen, and says at which address. Without a port it is the usual one or the next free. */
export async function listen(server: Server, host: string, port: number | null): Promise<string> {
  // Nothing at all would let in the whole network.
  if (host.trim() === '') throw refuse('host', '--host wants an address of this machine.')
  const from = port ?? USUAL_PORT
  for (let tried = from; tried < from + (port === null ? PORTS_TRIED : 1); tried++) {
    const code = await tryPort(server, host, tried)
    if (code === null) return addressOf(server, host)
    if (code === 'EADDRINUSE') continue
    if (code === 'EACCES')
      throw refuse('port', `Port ${tried} may not be used here: choose another with --port.`)
    throw refuse('host', `--host wants an address of this machine, not '${host}'.`)
  }
  throw port === null
    ? refuse(
        'port',
        `Ports ${from} to ${from + PORTS_TRIED - 1} are taken: choose one with --port.`,
      )
    : refuse('port', `Port ${port} is taken: choose another, or none for the next free one.`)
}

function tryPort(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      resolve(null)
    })
  })
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  // Listening to everyone, it is reached here by the machine's own name.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
}
