import type { ComputerPlayer } from '@grognard/computer'
import type { Rulebook } from '@grognard/kernel'

// Loaded when they are needed, each from a file that names nothing but the rules.
const rulebooks: { readonly [id: string]: () => Promise<Rulebook> } = {
  afv: async () => (await import('./afv.ts')).afv,
  vf2: async () => (await import('./vf.ts')).vf2,
  picket: async () => (await import('./picket.ts')).picket,
}

export async function rulebookOf(id: string): Promise<Rulebook | null> {
  return (await rulebooks[id]?.()) ?? null
}

const minds: { readonly [id: string]: () => Promise<readonly ComputerPlayer[]> } = {
  afv: async () => (await import('@grognard/computer/afv')).afvPlayers,
  vf2: async () => (await import('@grognard/computer/vf')).vfPlayers,
}

/** The computer players of a rulebook; random can play any. */
export const computersOf = async (id: string): Promise<readonly ComputerPlayer[]> =>
  (await minds[id]?.()) ?? [(await import('@grognard/computer/random')).random]
