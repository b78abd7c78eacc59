import type { Happening, Rulebook } from '../index.ts'
import { act, chooseOrder, playFeint, takeCover } from './asks.ts'
import { copy, menOf, type Picket } from './battle.ts'
import { refuseBattle } from './form.ts'
import { faults, setUp } from './setup.ts'
import { next } from './turn.ts'
import { resample, view } from './view.ts'

export { clause, clauses } from './clauses.ts'

const row = (side: string, n: number, men: number, more = {}) =>
  Array.from({ length: n }, (_, lane) => ({ side, lane, men, ...more }))

export const picket: Rulebook<Picket, Picket> = {
  id: 'picket',
  title: 'Picket',
  version: '1',
  editions: [],
  options: [{ name: 'long', title: 'Two turns more', values: [false, true], usual: false }],
  armies: [],
  scenarios: [
    {
      name: 'stream',
      title: 'Four pickets a side along a stream',
      position: { units: [...row('red', 4, 4), ...row('blue', 4, 4)] },
    },
    {
      name: 'wings',
      title: 'Two players a side, each with a wing',
      position: {
        seats: [
          { id: 'red', side: 'red', chief: true },
          { id: 'red wing', side: 'red' },
          { id: 'blue', side: 'blue', chief: true },
          { id: 'blue wing', side: 'blue' },
        ],
        units: [
          ...row('red', 3, 3),
          ...row('red', 2, 5, { seat: 'red wing' }),
          ...row('blue', 3, 3),
          ...row('blue', 2, 5, { seat: 'blue wing' }),
        ],
      },
    },
  ],
  setUp,
  copy,
  next,
  asks: [chooseOrder, act, takeCover, playFeint],
  view,
  resample,
  refuseBattle,
  faults,
  losses: (before, after) =>
    (['red', 'blue'] as const).map((side) => {
      const all = menOf(before, side)
      return { side, what: 'men', lost: all - menOf(after, side), of: all }
    }),
  moment: ({ turn, phase, active }) => ({ turn, phase, active }),
  clock: (battle) => {
    battle.lastTurn = battle.turn // 7
  },
  sentence,
}

function sentence({ name, data }: Happening): string {
  const said = (key: string): string => JSON.stringify(data[key]).replaceAll('"', '')
  switch (name) {
    case 'orders':
      return `Red orders: ${said('red')}. Blue orders: ${said('blue')}.`
    case 'draws':
      return `The ${said('side')} commander draws a card.`
    case 'drew':
      return `You draw: ${said('card')}.`
    case 'scouts':
      return `Unit ${said('unit')} scouts.`
    case 'enemy hand':
      return `The enemy holds ${said('volley')} volley, ${said('cover')} cover, ${said('feint')} feint.`
    case 'plays':
      return `The ${said('side')} commander plays ${said('card')}.`
    case 'cancelled':
      return `The ${said('card')} comes to nothing.`
    case 'shot':
      return `Unit ${said('unit')} shoots at ${said('at')}: ${said('faces')}, needing ${said('needs')}: ${said('hits')} hit.`
    case 'lost':
      return `Unit ${said('unit')} is lost.`
    default:
      return name
  }
}
