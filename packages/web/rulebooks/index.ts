import { randomPlayer, type Player, type Rulebook } from '@grognard/kernel'

// Loaded when they are needed, each from a file that names nothing but the rules.
const rulebooks: { readonly [id: string]: () => Promise<Rulebook> } = {
  afv: async () => (await import('./afv.ts')).afv,
  picket: async () => (await import('./picket.ts')).picket,
}

export async function rulebookOf(id: string): Promise<Rulebook | null> {
  return (await rulebooks[id]?.()) ?? null
}

/** The computer players that exist, by the name under which a seat is given to them. */
const computers: { readonly [name: string]: Player } = { random: randomPlayer }

export const computerOf = (name: string): Player | null => computers[name] ?? null
export const computerNames: readonly string[] = Object.keys(computers)
