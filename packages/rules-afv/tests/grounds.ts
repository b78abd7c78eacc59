import { randomFrom, type Json, type Scenario } from '@grognard/kernel'
import { randomArmy } from '../armies/random.ts'
import { afv } from '../index.ts'
import type { Terrain } from '../terrain.ts'

const ANYWHERE: readonly Terrain[] = ['hills', 'rough', 'impassable rough']
const ONCE: readonly Terrain[] = ['woods', 'village', 'bog']

/** Armies and ground at random, of any width, one battle for each seed that the rules accept. */
export function randomGrounds(count: number, seed: string): readonly Scenario[] {
  const grounds: Scenario[] = []
  for (let i = 0; grounds.length < count; i++) {
    const position = anyPosition(`${seed}/${i}`)
    if (!afv.setUp({ position, options: {} }).ok) continue
    grounds.push({ name: `ground ${i}`, title: 'Armies and ground at random', position })
  }
  return grounds
}

function anyPosition(seed: string): Json {
  const random = randomFrom(seed)
  const columns = 3 + random.below(4)
  const terrain: { [zone: string]: Terrain[] } = {}
  const lay = (kind: Terrain, zone: number) => {
    const there = terrain[zone] ?? []
    if (!there.includes(kind)) terrain[zone] = [...there, kind]
  }
  for (let n = random.below(5); n > 0; n--) lay(random.pick(ANYWHERE), random.below(columns * 3))
  for (const kind of ONCE) if (random.below(2) === 0) lay(kind, random.below(columns * 3))
  const below = random.below(columns)
  const escarpments = random.below(2) === 0 ? [[below, below + columns]] : []
  const size = 5 + random.below(5)
  const army = (side: string) =>
    randomArmy(size, random).map((unit, i) => ({ ...unit, name: `${side} ${i + 1}` }))
  return {
    armies: { red: army('Red'), blue: army('Blue') },
    table: { columns, terrain, escarpments },
    turns: 8,
  }
}
