import { randomFrom, type JsonObject, type Scenario, type Seat } from '@grognard/kernel'
import { randomArmy } from '../armies/random.ts'
import { setPiece } from '../scenarios/set-piece.ts'
import type { ScenarioForm } from '../setting-up.ts'
import type { SheetName } from '../terms.ts'

const FORMS: readonly ScenarioForm[] = ['set-piece', 'meeting engagement', 'assault']
const SHEETS: readonly SheetName[] = ['british', 'french']
const SIZES = [
  [72, 48],
  [96, 60],
] as const

/** Two commanders a side, the first of them its chief: they allot their brigades. (2.3, A4.0) */
export const TWO_A_SIDE: readonly Seat[] = [
  { id: 'red', side: 'red', chief: true, player: 'red' },
  { id: 'red second', side: 'red', chief: false, player: 'red second' },
  { id: 'blue', side: 'blue', chief: true, player: 'blue' },
  { id: 'blue second', side: 'blue', chief: false, player: 'blue second' },
]

/** Battles of scenario A in all its forms, with armies and tables at random. */
export const randomBattles = (
  count: number,
  seed: string,
  seats: readonly Seat[] | null = null,
): readonly Scenario[] =>
  Array.from({ length: count }, (_, i) => {
    const random = randomFrom(`${seed} ${i}`)
    const points = random.pick([120, 200, 250])
    const army = () => randomArmy(random.pick(SHEETS), points, random)
    const form = FORMS[i % FORMS.length] as ScenarioForm
    const terrain = random.pick(['generated', 'by the defender'] as const)
    const position = setPiece(form, army(), army(), terrain, random.pick(SIZES)) as JsonObject
    return {
      name: `at random ${i}`,
      title: `${form}, ${points} points, at random`,
      position: seats ? { ...position, seats } : position,
    }
  })
