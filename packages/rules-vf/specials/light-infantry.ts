import { unitsIn, type Unit } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import { occupies } from '../units/formed.ts'
import { hasSpecial } from '../units/special-names.ts'
import { SWIFTER } from './light-cavalry.ts'
import type { Special } from './special.ts'

const isLight = (unit: Unit): boolean => hasSpecial(unit, 'light infantry')

export const lightInfantry: Special = {
  name: 'light infantry',
  title: 'Light Infantry',
  clause: 'vf2:special.light-infantry',
  leads: true,
  occupiesAfterMove: true,
  messenger: (battle, unit) =>
    profileOf(unit).detachment || unitsIn(battle, unit.brigade).every(isLight) ? SWIFTER : 0,
  halvesLosses: (_battle, unit, kind) => kind === 'fire' && occupies(unit),
}
