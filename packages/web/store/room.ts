import { isPromised } from './persist.ts'

/** With less the next battle may not fit any more. */
const NONE = 1_000_000
/** With less a browser looks for what it could throw away. */
const LITTLE = 30_000_000

/** How much may still be written; more than anybody needs where the browser does not say. */
async function roomLeft(): Promise<number> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined ? Infinity : quota - usage
  } catch {
    return Infinity
  }
}

export const isFull = async (): Promise<boolean> => (await roomLeft()) < NONE

/** What is kept may be thrown away before long, and nobody has promised otherwise. */
export async function isShort(): Promise<boolean> {
  if ((await roomLeft()) >= LITTLE) return false
  return !(await isPromised().catch(() => false))
}
