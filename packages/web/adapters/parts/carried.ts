import type { Json } from '@grognard/kernel'
import { hashOf } from './addresses.ts'

// What a link carries after its '#': JSON, made small, in characters that every address can hold.

/** A link from outside may claim to hold anything: more than this no position needs. */
const MOST_BYTES = 2_000_000

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (const reader = piped.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > MOST_BYTES) throw new RangeError('Too long.')
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** As text for an address. */
export async function carriedIn(value: Json): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value))
  const small = await through(text, new CompressionStream('deflate-raw'))
  let encoded = ''
  for (const byte of small) encoded += String.fromCharCode(byte)
  return btoa(encoded).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What the text of an address carries; null where it carries nothing that can be read. */
export async function carriedFrom(encoded: string): Promise<Json | null> {
  try {
    const plain = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const small = Uint8Array.from(plain, (character) => character.charCodeAt(0))
    const text = await through(small, new DecompressionStream('deflate-raw'))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as Json
  } catch {
    return null
  }
}

/** The address of a certificate, from '#' on. */
export const certificateLink = async (rulebook: string, carried: Json): Promise<string> =>
  hashOf({ page: 'certificate', rulebook, carried: await carriedIn(carried) })
