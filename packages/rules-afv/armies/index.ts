import type { Army } from './army.ts'
import {
  kingAtEdgehill,
  kingAtNaseby,
  parliamentAtEdgehill,
  parliamentAtNaseby,
} from './english.ts'
import {
  frenchAtRocroi,
  imperialistsAtLutzen,
  spanishAtRocroi,
  swedesAtLutzen,
} from './european.ts'

export const armies: readonly Army[] = [
  kingAtEdgehill,
  parliamentAtEdgehill,
  kingAtNaseby,
  parliamentAtNaseby,
  swedesAtLutzen,
  imperialistsAtLutzen,
  frenchAtRocroi,
  spanishAtRocroi,
]

/** Two armies of about the same strength (see strength.ts). */
export type MatchUp = {
  readonly name: string
  readonly title: string
  readonly red: Army
  readonly blue: Army
}

/** Every army meets the enemy it met, and another that it might have met. */
export const matchUps: readonly MatchUp[] = [
  {
    name: 'edgehill',
    title: 'Edgehill 1642: the King against Parliament',
    red: parliamentAtEdgehill,
    blue: kingAtEdgehill,
  },
  {
    name: 'naseby',
    title: 'Naseby 1645: the King against the New Model, evenly matched for once',
    red: parliamentAtNaseby,
    blue: kingAtNaseby,
  },
  {
    name: 'lutzen',
    title: 'Lützen 1632: Gustavus Adolphus against Wallenstein',
    red: imperialistsAtLutzen,
    blue: swedesAtLutzen,
  },
  {
    name: 'rocroi',
    title: 'Rocroi 1643: Enghien against the Army of Flanders',
    red: spanishAtRocroi,
    blue: frenchAtRocroi,
  },
  {
    name: 'new model against old',
    title: 'What if the King had met the New Model in 1642?',
    red: parliamentAtNaseby,
    blue: kingAtEdgehill,
  },
  {
    name: 'oxford army against essex',
    title: "What if Essex had met the King's last army?",
    red: parliamentAtEdgehill,
    blue: kingAtNaseby,
  },
  {
    name: 'swedes against spaniards',
    title: 'Brigades against tercios, as at Nördlingen in 1634',
    red: spanishAtRocroi,
    blue: swedesAtLutzen,
  },
  {
    name: 'french against imperialists',
    title: 'The French in Germany, as at Allerheim in 1645',
    red: imperialistsAtLutzen,
    blue: frenchAtRocroi,
  },
]
