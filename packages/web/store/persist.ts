const KEY = 'grognard-asked-to-keep'

/**
 * Asks the browser, once and for all, not to throw battles away when the disk gets full. Only a
 * page may ask: in a worker this does nothing.
 */
export async function askToKeep(): Promise<void> {
  try {
    if (typeof navigator.storage.persist !== 'function' || localStorage.getItem(KEY)) return
    localStorage.setItem(KEY, 'yes')
    await navigator.storage.persist()
  } catch {
    // Without a promise the battles are kept all the same, as long as there is room.
  }
}
