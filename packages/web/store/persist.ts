let hasAsked = false

/**
 * Asks the browser not to throw battles away when the disk gets full: once in each session, as long
 * as it has not promised it. Only a page may ask: in a worker this does nothing.
 */
export async function askToKeep(): Promise<void> {
  if (hasAsked) return
  hasAsked = true
  try {
    if (typeof navigator.storage.persist !== 'function' || (await isPromised())) return
    await navigator.storage.persist()
  } catch {
    // Without a promise the battles are kept all the same, as long as there is room.
  }
}

/** Whether the browser has promised to keep what is kept here. */
export const isPromised = async (): Promise<boolean> =>
  (await navigator.storage.persisted?.()) ?? false
