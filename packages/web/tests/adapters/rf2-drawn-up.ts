import { rf2 } from '@grognard/rules-rf2'
import type { Rf2, Unit } from '@grognard/rules-rf2/functions'
import type { Json } from '@grognard/kernel'

/** The firefight as it begins, with some units otherwise than they are. */
export function firefight(changes: { readonly [name: string]: Partial<Unit> } = {}): Rf2 {
  const position = rf2.scenarios.find(({ name }) => name === 'firefight')?.position as Json
  const begun = rf2.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const battle = { ...begun.value }
  battle.units = battle.units.map((unit) => ({ ...unit, ...changes[unit.name] }))
  return battle
}

export const named = ({ units }: Rf2, name: string): Unit => {
  const unit = units.find((one) => one.name === name)
  if (!unit) throw new Error(`There is no ${name}.`)
  return unit
}

export const inches = (n: number): number => Math.round(n * 1000)
