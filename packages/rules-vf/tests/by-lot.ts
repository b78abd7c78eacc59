import { randomFrom, type Scenario } from '@grognard/kernel'
import { randomArmy } from '../armies/random.ts'
import { setPiece } from '../scenarios/set-piece.ts'
import type { ScenarioForm } from '../scenarios/setting-up.ts'
import type { SheetName } from '../sheets/index.ts'

const FORMS: readonly ScenarioForm[] = ['set-piece', 'meeting engagement', 'assault']
const SHEETS: readonly SheetName[] = ['british', 'french']
const SIZES = [
  [72, 48],
  [96, 60],
] as const

/** Battles of scenario A in all its forms, with armies and tables by lot. */
export const battlesByLot = (count: number, seed: string): readonly Scenario[] =>
  Array.from({ length: count }, (_, i) => {
    const random = randomFrom(`${seed} ${i}`)
    const points = random.pick([120, 200, 250])
    const army = () => randomArmy(random.pick(SHEETS), points, random)
    const form = FORMS[i % FORMS.length] as ScenarioForm
    const terrain = random.pick(['generated', 'by the defender'] as const)
    return {
      name: `by lot ${i}`,
      title: `${form}, ${points} points, by lot`,
      position: setPiece(form, army(), army(), terrain, random.pick(SIZES)),
    }
  })
