/** A new name for whoever is going to write a battle. */
export function newOwner(): string {
  // Unlike randomUUID, this is there on a page that came without encryption, too.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Holding = {
  /** Takes the battle from the window that has it. */
  readonly steal: boolean
  /** Another window took it. */
  readonly onLost: () => void
  /** Lets go of it when aborted; the end of the page or worker lets go of it, too. */
  readonly until?: AbortSignal
}

/**
 * Takes a battle into this window, so that two windows do not play it at once. Where the browser
 * has no locks the battle counts as held: the owner's name alone then keeps others from writing.
 */
export function holdBattle(
  id: string,
  { steal, onLost, until }: Holding,
): Promise<'held' | 'elsewhere'> {
  const locks = (navigator as Partial<Navigator>).locks
  if (locks === undefined) return Promise.resolve('held')
  return new Promise((resolve) => {
    let isHeld = false
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve('elsewhere')
        return undefined
      }
      isHeld = true
      resolve('held')
      return new Promise((letGo) => {
        if (until?.aborted) letGo()
        until?.addEventListener('abort', () => letGo())
      })
    }
    locks
      .request(`grognard-battle-${id}`, steal ? { steal: true } : { ifAvailable: true }, hold)
      .catch(() => {
        if (isHeld) onLost()
        else resolve('held')
      })
  })
}
