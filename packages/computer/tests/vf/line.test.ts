import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../vf/features/picture.ts'
import { lineOfBattle } from '../../vf/plan/line.ts'
import { drawnUp, unit } from './sparring-table.ts'

const foot = (x: number, y: number, more = {}) => unit('british line infantry', x, y, 0, more)
const BRIDGE = { x: 36, y: 14 }

function placesOf(units: Parameters<typeof drawnUp>[0]) {
  const seen = drawnUp(units, [unit('french line infantry', 36, 6, 180)])
  const picture = pictureOf(seen, 'red')
  const red = seen.units.filter(({ side }) => side === 'red')
  return { places: lineOfBattle(picture, red, BRIDGE), picture }
}

describe('the line of battle', () => {
  it('stands side by side before its goal, in the order in which it marches', () => {
    const { places, picture } = placesOf([foot(50, 38), foot(22, 38), foot(36, 38)])
    const [right, left, middle] = [0, 1, 2].map((id) => places.get(id))
    expect(middle?.x).toBeCloseTo(BRIDGE.x)
    expect(middle?.y).toBeCloseTo(BRIDGE.y)
    const width = 2 * (picture.byId.get(2)?.o.half ?? 0)
    expect(left?.x).toBeLessThan((middle?.x ?? 0) - width)
    expect(right?.x).toBeGreaterThan((middle?.x ?? 0) + width)
    expect(left?.y).toBeCloseTo(BRIDGE.y)
  })

  it('puts whoever finds no room in a second line: the one behind', () => {
    const { places } = placesOf([
      foot(15, 36),
      foot(29, 36),
      foot(43, 36),
      foot(57, 36),
      foot(36, 42),
    ])
    const ys = [0, 1, 2, 3, 4].map((id) => Math.round(places.get(id)?.y ?? 0))
    expect(ys[4]).toBeGreaterThan(Math.max(...ys.slice(0, 3)) + 4)
  })

  it('has no place for guns and for shaken units', () => {
    const gun = unit('british field artillery', 50, 38, 0)
    const { places } = placesOf([foot(22, 38), foot(36, 38), gun, foot(8, 38, { losses: 4 })])
    expect(new Set(places.keys())).toEqual(new Set([0, 1]))
  })
})
