import type { Json } from '@grognard/kernel'
import type { Army } from '../armies/army.ts'
import { matchUps } from '../armies/index.ts'
import { reserveAt, type ZoneId } from '../table.ts'
import type { Terrain } from '../terrain.ts'

/** Who stood where: names by column, 0 being red's far left, and behind the columns in reserve. */
type Placing = {
  readonly line: readonly [
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
  ]
  readonly reserves: { readonly [column: number]: readonly string[] }
}

type History = {
  readonly red: Placing
  readonly blue: Placing
  readonly terrain: { readonly [zone: ZoneId]: readonly Terrain[] }
}

const COLUMNS = 5
const MIDDLE = 2

const redRear = (column: number): ZoneId => column
const middle = (column: number): ZoneId => COLUMNS + column
const blueRear = (column: number): ZoneId => 2 * COLUMNS + column

/**
 * How the armies of history stood, after the same sources as their lists. Wings and lines are those
 * of the accounts; where these differ, and what lies in the zones, is representative.
 */
const HISTORY: { readonly [scenario: string]: History } = {
  edgehill: {
    red: {
      line: [
        ["Sir James Ramsay's Horse, first line", "Sir James Ramsay's Horse, second line"],
        ["Charles Essex's and Wharton's", "Mandeville's and Cholmley's"],
        [
          "The Lord General's and Lord Brooke's",
          "Ballard's and Holles's",
          "Essex's great guns",
          "Essex's field guns",
        ],
        ["Robartes' and Constable's", "Lord Saye's and Fairfax's"],
        ["Lord Feilding's Horse", "Browne's and Wardlawe's Dragoons"],
      ],
      reserves: { 3: ["Sir William Balfour's Horse", "Stapleton's Lifeguard"] },
    },
    blue: {
      line: [
        ["Prince Rupert's Horse", "Sir John Byron's Horse", "Usher's Dragoons"],
        ["Charles Gerard's Brigade", "John Belasyse's Brigade"],
        ["Richard Fielding's Brigade", "The King's great guns", "The King's field guns"],
        ["Henry Wentworth's Brigade", "Sir Nicholas Byron's Brigade"],
        ["Wilmot's Horse", "Lord Grandison's Horse", "Grey's Dragoons"],
      ],
      reserves: { 2: ['Men with cudgels'] },
    },
    terrain: { [blueRear(2)]: ['hills'], [middle(4)]: ['rough'], [redRear(1)]: ['village'] },
  },
  naseby: {
    red: {
      line: [
        ["Ireton's Horse", "Vermuyden's Horse", "Butler's Horse", "Okey's Dragoons"],
        ["Skippon's Regiment", "Sir Hardress Waller's Regiment"],
        ["Pickering's Regiment", "Montagu's Regiment", "The army's field guns"],
        ["Fairfax's Regiment"],
        ["Whalley's Horse", "Fairfax's Horse", "Pye's Horse", "Rossiter's Horse"],
      ],
      reserves: {
        1: ["Pride's Regiment"],
        2: ["Hammond's Regiment"],
        3: ["Rainsborough's Regiment"],
      },
    },
    blue: {
      line: [
        [
          "Prince Rupert's Horse",
          "The Queen's and Prince Maurice's Horse",
          "The Earl of Northampton's Horse",
        ],
        ["The Duke of York's", "Hopton's Battalion", "Page's Battalion"],
        ["Rhys Thomas's Battalion", "Radcliffe Gerard's Battalion", "The King's field guns"],
        ["Gilbey's Battalion", 'The Shrewsbury Foot'],
        ['The Northern Horse, first line', 'The Northern Horse, second line'],
      ],
      reserves: {
        1: ["Howard's Horse"],
        2: ["The King's Lifeguard of Foot", "Prince Rupert's Bluecoats"],
      },
    },
    terrain: { [redRear(2)]: ['hills'], [blueRear(2)]: ['hills'], [middle(0)]: ['rough'] },
  },
  lutzen: {
    red: {
      line: [
        ["Götz's Cuirassiers", "Piccolomini's Arquebusiers", "Holk's Cuirassiers", 'Croats'],
        ["Savelli's", 'The battery of the left'],
        ["Waldstein's", "Chiesa's", "Colloredo's"],
        ["Gallas's", "Grana's", 'The battery at the windmills'],
        [
          "Trčka's Horse",
          "Hagen's Arquebusiers",
          "Bredau's Horse",
          'Musketeers of the Lützen gardens',
        ],
      ],
      reserves: { 2: ['New levies'] },
    },
    blue: {
      line: [
        [
          "Stålhandske's Finns",
          "Soop's West Goths",
          'German horse of the right',
          'Regiment pieces, right',
        ],
        ['The Swedish Brigade', 'The Yellow Brigade'],
        ['The Old Blue Brigade', 'The great battery'],
        ['The Green Brigade'],
        [
          "Duke Bernhard's Horse",
          'Courlanders and Livonians',
          'German horse of the left',
          'Regiment pieces, left',
        ],
      ],
      reserves: {
        1: ["Bose's Brigade"],
        2: ["Thurn's Brigade", "Mitzlaff's Brigade"],
        3: ["Duke Wilhelm's Brigade"],
      },
    },
    terrain: { [redRear(4)]: ['village'], [redRear(3)]: ['hills'] },
  },
  rocroi: {
    red: {
      line: [
        ["Alburquerque's Horse, first line", "Alburquerque's Horse, second line"],
        ['Tercio of Garcíez', 'Tercio of Villalba', 'Field guns, left'],
        ['Tercio of Alburquerque', 'Tercio of Velandia', 'Tercio of Castelví', 'Great guns'],
        ['Tercio of Strozzi (Italians)', 'Tercio of Visconti (Italians)', 'Field guns, right'],
        ["Isenburg's Horse, first line", "Isenburg's Horse, second line"],
      ],
      reserves: { 2: ['Walloons', 'Regiment of Frangipani (Germans)'] },
    },
    blue: {
      line: [
        ["Gassion's Horse", "Enghien's Horse", 'Fusiliers'],
        ['Picardie', 'Molondin (Swiss)', 'Field guns, right'],
        ['Piémont', 'La Marine', 'Persan'],
        ['Bourdonné', 'Gardes écossaises', 'Field guns, left'],
        ["La Ferté's Horse, first line", "La Ferté's Horse, second line"],
      ],
      reserves: { 2: ['Gendarmes of the reserve', 'Watteville (Swiss)'] },
    },
    terrain: { [redRear(2)]: ['hills'], [blueRear(2)]: ['hills'] },
  },
}

/** Where a unit of the name stood; its name is one of the list, or a test says so. */
function zoneOf({ line, reserves }: Placing, rear: (column: number) => ZoneId, name: string) {
  const column = line.findIndex((names) => names.includes(name))
  if (column >= 0) return rear(column)
  const behind = Object.entries(reserves).find(([, names]) => names.includes(name))
  if (!behind) throw new RangeError(`Nobody knows where '${name}' stood.`)
  return reserveAt(Number(behind[0]))
}

const placed = ({ units }: Army, placing: Placing, rear: (column: number) => ZoneId) =>
  units.map((unit) => ({ ...unit, zone: zoneOf(placing, rear, unit.name) }))

/** A battle of history, as it stood and with its armies still to be placed on the same ground. */
export type Historical = { readonly asItStood: Json; readonly toPlace: Json }

/** Null where a battle is none of history. */
export function historical(scenario: string): Historical | null {
  const history = HISTORY[scenario]
  const found = matchUps.find(({ name }) => name === scenario)
  if (!history || !found) return null
  const table = { terrain: history.terrain }
  const plain = (position: object): Json => position as Json
  return {
    asItStood: plain({
      armies: {
        red: placed(found.red, history.red, redRear),
        blue: placed(found.blue, history.blue, blueRear),
      },
      commanders: { red: redRear(MIDDLE), blue: blueRear(MIDDLE) },
      table,
    }),
    toPlace: plain({ armies: { red: found.red.units, blue: found.blue.units }, table }),
  }
}
