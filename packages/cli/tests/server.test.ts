import { mkdirSync, writeFileSync } from 'node:fs'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../serving/listen.ts'
import { openerOf } from '../serving/open.ts'
import { staticServer } from '../serving/server.ts'
import { someFolder } from './running.ts'

const script = 'export const line = "column, square, open order"\n'.repeat(100)

async function served() {
  const folder = someFolder()
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  mkdirSync(join(folder, 'web', '.vite'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const files = {
    'index.html': '<!doctype html>',
    'sw.js': '// worker',
    'icon.svg': '<svg/>',
    'icon.png': 'png',
    'manifest.webmanifest': '{}',
    'strange.xyz': '?',
    'assets/main-abc.js': script,
    'assets/main-abc.css': 'a{}',
    '.vite/manifest.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'web', name), text)
  const server = staticServer(join(folder, 'web'), ['table.example'])
  onTestFinished(() => void server.close())
  await listen(server, '127.0.0.1', 0)
  const { port } = server.address() as AddressInfo
  /** Sends the path as it is: fetch would tidy it up. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        ask({ port, path, headers, method, agent: false }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          )
        })
          .on('error', reject)
          .end()
      },
    )
  return { get, port, folder: join(folder, 'web') }
}

describe('the static server', () => {
  it('says that nobody may put it into a frame, nor anything else into it', async () => {
    const { get } = await served()
    for (const path of ['/', '/assets/main-abc.js', '/nothing']) {
      const { headers } = await get(path)
      const policy = headers['content-security-policy']
      expect(policy).toContain(`default-src 'self'`)
      expect(policy).toContain(`frame-ancestors 'none'`)
      expect(headers['referrer-policy']).toBe('no-referrer')
    }
  })

  it.each([
    ['127.0.0.1', 200],
    ['localhost:4700', 200],
    ['LOCALHOST', 200],
    ['[::1]:4700', 200],
    ['192.168.1.7:4700', 200],
    ['table.example:80', 200],
    ['evil.example', 421],
    ['evil.example:4700', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example', 421],
    ['localhost/evil', 421],
    ['evil example', 421],
  ])('to whoever comes by the name %s it answers %i', async (host, expected) => {
    const { get } = await served()
    const { status, body } = await get('/', { host })
    expect(status).toBe(expected)
    if (expected === 421) expect(String(body)).toMatch(/^This server is not known by that name/)
  })

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/?battle=1', 'text/html; charset=utf-8'],
    ['/assets/main-abc.js', 'text/javascript; charset=utf-8'],
    ['/assets/main-abc.css', 'text/css; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/strange.xyz', 'application/octet-stream'],
  ])('answers %s with its type', async (path, type) => {
    const { get } = await served()
    const { status, headers } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    '/secret.txt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//etc/passwd',
    '/%00',
    '/%',
    '/assets',
    '/assets/',
    '/.vite/manifest.json',
    '/nothing.js',
  ])('has nothing at %s', async (path) => {
    const { get } = await served()
    expect((await get(path)).status).toBe(404)
  })

  it('lets hashed assets be kept for ever, and everything else be asked for again', async () => {
    const { get } = await served()
    const caching = async (path: string) => (await get(path)).headers['cache-control']
    expect(await caching('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest'])
      expect(await caching(path)).toBe('no-cache')
  })

  it('sends nothing that the reader has', async () => {
    const { get } = await served()
    const { etag = '' } = (await get('/')).headers
    const again = await get('/', { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('compresses for a reader of %j', async (accepted, encoding, read) => {
    const { get } = await served()
    const { headers, body } = await get('/assets/main-abc.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers['vary']).toBe('accept-encoding')
    expect(read(body).toString()).toBe(script)
  })

  it('answers HEAD with the head alone, and refuses to be written to', async () => {
    const { get } = await served()
    const head = await get('/assets/main-abc.js', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(script.length),
      0,
    ])
    const post = await get('/', {}, 'POST')
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })

  it('goes on serving one version while another is built', async () => {
    const { get, folder } = await served()
    writeFileSync(join(folder, 'index.html'), 'half of ano')
    expect((await get('/')).body.toString()).toBe('<!doctype html>')
  })

  it('outlives a reader that talks nonsense', async () => {
    const { get, port } = await served()
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('nonsense\r\n\r\n'))
      socket.on('error', () => {}).on('close', () => resolve())
      socket.resume()
    })
    expect((await get('/')).status).toBe(200)
  })
})

describe('the port', () => {
  const server = () => {
    const made = staticServer(someFolder())
    onTestFinished(() => void made.close())
    return made
  }

  it('is refused where it is taken', async () => {
    const address = await listen(server(), '127.0.0.1', 0)
    const port = Number(new URL(address).port)
    await expect(listen(server(), '127.0.0.1', port)).rejects.toThrow(
      `Port ${port} is taken: choose another, or none for the next free one.`,
    )
  })

  it('is the next free one where none is given', async () => {
    const ports = [
      await listen(server(), '127.0.0.1', null),
      await listen(server(), '127.0.0.1', null),
    ].map((address) => Number(new URL(address).port))
    expect(ports[0]).toBeGreaterThanOrEqual(4700)
    expect(ports[1]).toBeGreaterThan(ports[0] ?? 0)
  })

  it('wants an address of this machine', async () => {
    await expect(listen(server(), '192.0.2.1', 0)).rejects.toThrow(
      `--host wants an address of this machine, not '192.0.2.1'.`,
    )
  })
})

describe('the browser', () => {
  it.each([
    ['darwin', {}, 'open'],
    ['win32', {}, 'cmd'],
    ['linux', { DISPLAY: ':0' }, 'xdg-open'],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
    ['linux', {}, undefined],
    ['linux', { DISPLAY: '' }, undefined],
  ] as const)('on %s with %j is opened by %s', (platform, env, command) => {
    expect(openerOf(platform, env)?.[0]).toBe(command)
  })
})
