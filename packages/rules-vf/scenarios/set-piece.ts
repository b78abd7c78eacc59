// Scenario A in its three forms, with armies that are ready. (A1.0, A7.0.1, A7.0.2)

import { INCH, textOfTerrain } from '@grognard/geometry'
import type { Json, Scenario } from '@grognard/kernel'
import type { ArmyList } from '../armies/list.ts'
import { readyArmies } from '../armies/ready.ts'
import type { ScenarioForm } from '../setting-up.ts'

const TURNS = 8

/** An army list as a position has it, with nobody on the table yet. */
export const armyFrom = ({ sheet, leader, brigades }: ArmyList): Json => ({
  sheet,
  leader: { name: leader },
  brigades: brigades.map((brigade) => ({
    name: brigade.name,
    leader: { name: brigade.leader },
    units: brigade.units,
  })),
})

const emptyTable = (width: number, height: number): Json =>
  JSON.parse(textOfTerrain({ width, height, features: [] })) as Json

/** Scenario A from its first throw on. */
export const setPiece = (
  form: ScenarioForm,
  red: ArmyList,
  blue: ArmyList,
  terrain: 'generated' | 'by the defender' = 'generated',
  [width, height]: readonly [number, number] = [72, 48],
): Json => ({
  phase: 'attacker',
  turns: TURNS,
  terrain: emptyTable(width * INCH, height * INCH),
  settingUp: { form, terrain },
  armies: { red: armyFrom(red), blue: armyFrom(blue) },
})

const army = (name: string): ArmyList => {
  const found = readyArmies.find((list) => list.name === name)
  if (!found) throw new RangeError(`There is no army '${name}'.`)
  return found
}

export const setPieces: readonly [Scenario, ...Scenario[]] = [
  {
    name: 'set-piece',
    title: 'Set piece battle, 200 points, on a battlefield made by dice',
    position: setPiece(
      'set-piece',
      army('british peninsular division 200'),
      army('french line division 200'),
    ),
  },
  {
    name: 'set-piece-by-hand',
    title: 'Set piece battle, 200 points, on a battlefield set up by the defender',
    position: setPiece(
      'set-piece',
      army('british peninsular division 200'),
      army('french line division 200'),
      'by the defender',
    ),
  },
  {
    name: 'meeting-engagement',
    title: 'Meeting engagement, 200 points: the light troops first',
    position: setPiece(
      'meeting engagement',
      army('british light division 200'),
      army('french cavalry and guns 200'),
    ),
  },
  {
    name: 'assault',
    title: 'Assault, 250 points, on a battlefield set up by the defender',
    position: setPiece(
      'assault',
      army('british peninsular division 250'),
      army('french guard 250'),
      'by the defender',
    ),
  },
]
