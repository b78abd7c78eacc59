import type { Json } from '@grognard/kernel'
import { parseArmy, textOfArmy } from '@grognard/toolkit'
import { given, openDatabase } from './database.ts'

/** An army of somebody's own, as it is kept. */
export type OwnArmy = {
  readonly id: string
  readonly rulebook: string
  readonly name: string
  /** How many points were agreed on. */
  readonly points: number
  readonly army: Json
}

/** Armies lie among the texts of battles, under names that no battle has. */
const PREFIX = 'army/'
const ALL = (): IDBKeyRange => IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)

/** The armies kept in this browser. Whatever fails rejects with a StoreError. */
export interface ArmyStore {
  /** By name. What is no army any more is left out. */
  list(): Promise<readonly OwnArmy[]>
  write(army: OwnArmy): Promise<void>
  remove(id: string): Promise<void>
}

export async function openArmies(): Promise<ArmyStore> {
  const database = await openDatabase()
  return {
    list: () =>
      database.within('readonly', async ({ texts }) => {
        const [keys, values] = await Promise.all([
          given(texts.getAllKeys(ALL()) as IDBRequest<string[]>),
          given(texts.getAll(ALL()) as IDBRequest<string[]>),
        ])
        return values
          .flatMap((text, i) => readArmy(text, (keys[i] ?? '').slice(PREFIX.length)) ?? [])
          .toSorted((a, b) => a.name.localeCompare(b.name))
      }),
    write: (army) =>
      database.within('readwrite', async ({ texts }) => {
        await given(texts.put(armyText(army), PREFIX + army.id))
      }),
    remove: (id) =>
      database.within('readwrite', async ({ texts }) => {
        await given(texts.delete(PREFIX + id))
      }),
  }
}

/** An army's own text, as it is kept and shared. */
export const armyText = ({ rulebook, name, points, army }: OwnArmy): string =>
  textOfArmy({ rulebook: { id: rulebook }, name, points, army })

function readArmy(text: string, id: string): OwnArmy | null {
  const parsed = parseArmy(text, id)
  if (!parsed.ok) return null
  const { rulebook, name, points, army } = parsed.value
  return { id, rulebook: rulebook.id, name, points, army }
}
