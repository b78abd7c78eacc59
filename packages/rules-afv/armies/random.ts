import type { Random } from '@grognard/kernel'
import type { Kind } from '../units/kinds.ts'
import { KINDS } from '../units/kinds.ts'
import { MOST_HEAVY_MOUNTED, type ListedUnit } from './army.ts'
import { dragoons, foot, guns, heavyMounted, mounted, pikeAndMusket } from './build.ts'

/** How often each kind turns up, of sixteen; what is left are Pike and Musket. */
const OTHERS: readonly (readonly [Kind, number])[] = [
  ['mounted', 4],
  ['dragoons', 1],
  ['regular artillery', 1],
  ['galloper guns', 1],
  ['heavy artillery', 1],
  ['heavy mounted', 1],
  ['foot', 1],
]

/** An army of so many units: lawful always, and the same again from the same stream. */
export function randomArmy(size: number, random: Random): readonly ListedUnit[] {
  if (!(Number.isInteger(size) && size >= 1))
    throw new RangeError(`An army has one unit or more, not ${size}.`)
  const kinds: Kind[] = ['pike and musket']
  while (kinds.length < size) kinds.push(anyKind(kinds, random))
  const named = new Map<Kind, number>()
  return kinds.map((kind) => {
    const number = (named.get(kind) ?? 0) + 1
    named.set(kind, number)
    return anyUnit(kind, `${KINDS[kind].title} ${number}`, random)
  })
}

/** A kind that may join those there are; where it may not, Pike and Musket do instead. */
function anyKind(there: readonly Kind[], random: Random): Kind {
  let left = random.below(16)
  const drawn = OTHERS.find(([, often]) => (left -= often) < 0)?.[0] ?? 'pike and musket'
  const count = (kind: Kind): number => there.filter((other) => other === kind).length
  if (drawn === 'foot' && count('foot') + 1 >= count('pike and musket')) return 'pike and musket'
  if (drawn === 'heavy mounted' && count('heavy mounted') >= MOST_HEAVY_MOUNTED)
    return 'pike and musket'
  return drawn
}

function anyUnit(kind: Kind, name: string, random: Random): ListedUnit {
  const { least, most } = KINDS[kind]
  const stands = least + random.below(most - least + 1)
  switch (kind) {
    case 'pike and musket': {
      const pike = Math.round(stands / 3)
      return pikeAndMusket(name, pike, stands - pike)
    }
    case 'foot': {
      const light = random.below(stands + 1)
      return foot(name, light, stands - light)
    }
    case 'heavy mounted':
      return heavyMounted(name, stands)
    case 'mounted':
      return mounted(name, stands)
    case 'dragoons':
      return dragoons(name, stands)
    case 'galloper guns':
    case 'regular artillery':
    case 'heavy artillery':
      return guns(name, kind)
  }
}
