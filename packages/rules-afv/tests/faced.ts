import type { Engagement } from '../battle.ts'
import { faceMet } from '../engagements.ts'
import type { GivenUnit } from '../position.ts'
import { FACINGS, forward, type Facing } from '../table.ts'

type Armies = { readonly red: readonly GivenUnit[]; readonly blue: readonly GivenUnit[] }

/**
 * The same armies, with units that are in contact facing each other as their contacts say, where a
 * test does not care to say so itself: the engager turns, or the other if the engager's way is given.
 */
export function faced({ red, blue }: Armies, engagements: readonly Engagement[] = []): Armies {
  const units = [...red, ...blue]
  const turned = new Map<number, Facing>()
  const given = (id: number): Facing | undefined => turned.get(id) ?? units[id]?.facing
  const usual = (id: number): Facing => given(id) ?? forward(id < red.length ? 'red' : 'blue')
  for (const { by, with: other, face } of engagements) {
    const free = given(by) === undefined ? by : given(other) === undefined ? other : null
    if (free === null) continue
    const meets = (facing: Facing): boolean =>
      free === by ? faceMet(facing, usual(other)) === face : faceMet(usual(by), facing) === face
    turned.set(free, FACINGS.find(meets) as Facing)
    if (free === by && given(other) === undefined) turned.set(other, usual(other))
  }
  const all = units.map((unit, id) => {
    const facing = turned.get(id)
    return facing === undefined ? unit : { ...unit, facing }
  })
  return { red: all.slice(0, red.length), blue: all.slice(red.length) }
}
