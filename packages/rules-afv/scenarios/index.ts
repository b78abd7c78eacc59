import type { Json, Scenario } from '@grognard/kernel'
import { randomFrom } from '@grognard/kernel'
import { matchUps } from '../armies/index.ts'
import type { ListedUnit } from '../armies/army.ts'
import { dragoons, guns, mounted, pikeAndMusket } from '../armies/build.ts'
import { randomArmy } from '../armies/random.ts'
import { reserveAt } from '../table.ts'

/** Zones by column, as red sees them: 0 is red's far left. The usual table has five columns. */
const redRear = (column: number): number => column
const middle = (column: number): number => 5 + column
const blueRear = (column: number): number => 10 + column

const at = (zone: number, units: readonly ListedUnit[]) => units.map((unit) => ({ ...unit, zone }))

/** A lawful list as plain data for a position. */
const plain = (units: readonly object[]): Json => units as unknown as Json

/** The foot are within musket shot of each other already; the horse comes up on the wings. */
const vanguard = (side: string, rear: (column: number) => number) => [
  ...at(middle(2), [
    pikeAndMusket(`${side} 1st Regiment`, 2, 4),
    pikeAndMusket(`${side} 2nd Regiment`, 2, 4),
    guns(`${side} Battery`, 'galloper guns'),
  ]),
  ...at(rear(1), [mounted(`${side} Horse, left`, 4), dragoons(`${side} Dragoons`, 3)]),
  ...at(rear(3), [mounted(`${side} Horse, right`, 4)]),
]

/** Placed already, and eight turns: half an hour. */
const firstBattle: Scenario = {
  name: 'first battle',
  title: 'A first battle: six units a side, already placed, eight turns',
  position: {
    armies: { red: plain(vanguard('Red', redRear)), blue: plain(vanguard('Blue', blueRear)) },
    commanders: { red: redRear(2), blue: blueRear(2) },
    turns: 8,
  },
}

const evenArmy = (side: string): readonly ListedUnit[] => [
  pikeAndMusket(`${side} 1st Regiment`, 2, 4),
  pikeAndMusket(`${side} 2nd Regiment`, 2, 4),
  pikeAndMusket(`${side} 3rd Regiment`, 2, 4),
  pikeAndMusket(`${side} 4th Regiment`, 2, 4),
  mounted(`${side} Horse, right`, 4),
  mounted(`${side} Horse, left`, 4),
  dragoons(`${side} Dragoons`, 3),
  guns(`${side} Battery`, 'regular artillery'),
]

const evenArmies = { red: plain(evenArmy('Red')), blue: plain(evenArmy('Blue')) }

const openField: Scenario = {
  name: 'open field',
  title: 'Two equal armies on an open field',
  position: { armies: evenArmies },
}

const woodAndVillage: Scenario = {
  name: 'wood and village',
  title: 'A wood and a village between the armies, and a hill behind each',
  position: {
    armies: evenArmies,
    table: {
      terrain: {
        [middle(1)]: ['woods'],
        [middle(3)]: ['village'],
        [redRear(4)]: ['hills'],
        [blueRear(0)]: ['hills'],
      },
    },
  },
}

const withReserves = (side: string, rear: (column: number) => number) => [
  ...at(rear(1), [mounted(`${side} Horse, left`, 4), pikeAndMusket(`${side} 1st Regiment`, 2, 4)]),
  ...at(rear(2), [
    pikeAndMusket(`${side} 2nd Regiment`, 2, 4),
    guns(`${side} Battery`, 'heavy artillery'),
  ]),
  ...at(rear(3), [mounted(`${side} Horse, right`, 4), pikeAndMusket(`${side} 3rd Regiment`, 2, 4)]),
  ...at(reserveAt(2), [
    pikeAndMusket(`${side} Reserve Foot`, 3, 5),
    mounted(`${side} Reserve Horse`, 5),
  ]),
]

/** A scarp across the centre: one goes round it by the wings; the bog and the rocks narrow them. */
const escarpment: Scenario = {
  name: 'escarpment',
  title: 'An escarpment before the centre, and a reserve behind each army',
  position: {
    armies: {
      red: plain(withReserves('Red', redRear)),
      blue: plain(withReserves('Blue', blueRear)),
    },
    commanders: { red: redRear(2), blue: blueRear(2) },
    table: {
      reserves: [2],
      escarpments: [
        [redRear(2), middle(2)],
        [middle(2), blueRear(2)],
      ],
      terrain: { [middle(0)]: ['bog'], [middle(4)]: ['rough'] },
    },
  },
}

/** Fewer columns than usual, and no reserve zones at all. */
const defile: Scenario = {
  name: 'defile',
  title: 'Armies drawn at random meet in a defile three zones wide, without reserves',
  position: {
    armies: {
      red: plain(randomArmy(8, randomFrom('defile/red'))),
      blue: plain(randomArmy(8, randomFrom('defile/blue'))),
    },
    table: { columns: 3, reserves: [], terrain: { 3: ['hills'], 5: ['impassable rough'] } },
  },
}

const battles = matchUps.map(({ name, title, red, blue }): Scenario => ({
  name,
  title,
  position: { armies: { red: plain(red.units), blue: plain(blue.units) } },
}))

/** The first is played when nobody names another. */
export const scenarios: readonly [Scenario, ...Scenario[]] = [
  firstBattle,
  openField,
  woodAndVillage,
  escarpment,
  defile,
  ...battles,
]
