/** A name that nothing else has; also the seed of dice that nobody chose. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
