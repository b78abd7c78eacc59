import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { contentsOf, type Content, type Encoding } from './contents.ts'
import { isMeant } from './names.ts'

/**
 * The page's own policy, and what only a header can say: nobody puts it into a frame of his own.
 */
const POLICY = [
  `default-src 'self'`,
  `img-src 'self' data: blob:`,
  `style-src 'self' 'unsafe-inline'`,
  `worker-src 'self' blob:`,
  `connect-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ')

/** A server of the files in a folder, and of nothing else, for whoever comes by one of its names. */
export function staticServer(folder: string, names: readonly string[] = []): Server {
  const contents = contentsOf(folder)
  return createServer((request, response) => {
    answer(contents, names, request, response).catch(() => response.destroy())
  })
}

async function answer(
  contents: ReadonlyMap<string, Content>,
  names: readonly string[],
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('content-security-policy', POLICY)
  // Links may carry positions, which are nobody else's business.
  response.setHeader('referrer-policy', 'no-referrer')
  if (!isMeant(headers.host, names))
    return refuse(
      response,
      421,
      'This server is not known by that name: --host or --public-url may give it.',
    )
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.')
  }
  const content = contents.get(addressOf(url ?? '/'))
  if (content === undefined) return refuse(response, 404, 'There is nothing at this address.')
  const encoding = encodingFor(content, headers['accept-encoding'] ?? '')
  const tag = `"${content.digest}-${encoding}"`
  response.setHeader('cache-control', content.caching)
  response.setHeader('etag', tag)
  response.setHeader('vary', 'accept-encoding')
  if (isKnown(tag, headers['if-none-match'])) {
    response.writeHead(304).end()
    return
  }
  const body = await content.body(encoding)
  response.setHeader('content-type', content.type)
  response.setHeader('content-length', body.length)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(200).end(method === 'HEAD' ? undefined : body)
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}

function addressOf(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

const isKnown = (tag: string, known: string | undefined): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** The first that the content comes in and the reader takes. */
function encodingFor({ encodings }: Content, accepted: string): Encoding {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return encodings.find((encoding) => taken.includes(encoding)) ?? 'identity'
}
