import { describe, expect, it, onTestFinished } from 'vitest'
import { ended, grognard, runBin, start } from './running.ts'

/** Starts the server and waits until it says where it is. */
async function serving(...args: string[]) {
  const child = start(['serve', '--no-open', ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)))
    child.once('close', () => reject(new Error('The server ended before it began.')))
  })
  return { child, line, address: /http:\S+/.exec(line)?.[0] ?? '' }
}

describe('serve', () => {
  it.each(['-1', '65536', 'http'])('refuses port %s', async (port) => {
    expect(await grognard('serve', '--port', port, '--no-open')).toEqual({
      status: 2,
      out: [],
      err: `--port wants a whole number from 0 to 65535, not '${port}'.`,
    })
  })

  it.each(['', ' '])("refuses '%s' as a host: it would let in everybody", async (host) => {
    expect(await grognard('serve', '--host', host, '--no-open')).toEqual({
      status: 2,
      out: [],
      err: '--host wants an address of this machine.',
    })
  })

  it.each(['table', 'ftp://table.example', 'https://me:secret@table.example'])(
    'refuses %s as a public address',
    async (url) => {
      const { status, err } = await grognard('serve', '--public-url', url, '--no-open')
      expect([status, err]).toEqual([
        2,
        `--public-url wants an address such as https://table.example/, not '${url}'.`,
      ])
    },
  )

  it.skipIf(process.platform === 'win32')(
    'serves the table at the address it prints, keeps to its port, and ends quietly',
    async () => {
      const { child, line, address } = await serving('--port', '0')
      expect(line).toBe(`The table is at ${address} (Ctrl+C ends it).\n`)
      const page = await fetch(address)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<div id="app">')

      const { port } = new URL(address)
      expect(await runBin('serve', '--no-open', '--port', port)).toEqual({
        status: 2,
        out: '',
        err: `Port ${port} is taken: choose another, or none for the next free one.`,
      })

      const end = ended(child)
      child.kill('SIGINT')
      expect((await end).status).toBe(0)
    },
    120_000,
  )
})
