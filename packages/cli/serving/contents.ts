import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, posix, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file to serve, as it was when serving began. */
export type Content = {
  readonly type: string
  readonly caching: string
  readonly digest: string
  /** Compressed once, when first wanted. */
  body(encoding: Encoding): Promise<Buffer>
  readonly encodings: readonly Encoding[]
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * All files of a folder by their address. They are read at once: what is not here cannot be asked
 * for, whatever the address, and a build in the meantime does not mix two versions.
 */
export function contentsOf(folder: string): ReadonlyMap<string, Content> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const contents = paths
    .map((path) => [`/${path.split(sep).join(posix.sep)}`, join(folder, path)] as const)
    .filter(([address]) => !address.includes('/.'))
    .map(([address, file]) => [address, contentOf(address, readFileSync(file))] as const)
  const index = contents.find(([address]) => address === '/index.html')
  return new Map(index === undefined ? contents : [...contents, ['/', index[1]]])
}

function contentOf(address: string, bytes: Buffer): Content {
  const type = types[extname(address)] ?? 'application/octet-stream'
  const isText = type.includes('charset') || type === 'application/wasm'
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]])
  return {
    type,
    // The build puts a hash into the names of its assets, so they never change.
    caching: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    digest: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    encodings: isText && bytes.length > 1024 ? ['br', 'gzip', 'identity'] : ['identity'],
    body(encoding) {
      const body = bodies.get(encoding) ?? compressed(bytes, encoding)
      bodies.set(encoding, body)
      return body
    },
  }
}

const compressed = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })
    : promisify(gzip)(bytes)
