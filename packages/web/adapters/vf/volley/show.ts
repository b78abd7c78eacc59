import type { UnitId } from '@grognard/rules-vf/functions'
import type { Emphasis, Link } from '@grognard/table'
import { bodyOf } from '../ids.ts'

type Shown = {
  /** Own units that take part or may. */
  readonly able: readonly UnitId[]
  readonly targets: readonly UnitId[]
  readonly target: UnitId | null
  /** What is said beside the target. */
  readonly label: string | null
  readonly main: UnitId | null
  readonly support: readonly UnitId[]
}

/** Lines of fire to the target; who leads is ringed as the actor, and who supports as well. */
export function volleyShown({
  able,
  targets,
  target,
  label,
  main,
  support,
}: Shown): Partial<Emphasis> {
  const shooters = [...new Set(main === null ? support : [main, ...support])]
  const shot = (from: UnitId): Link => ({
    from: bodyOf(from),
    to: bodyOf(target as UnitId),
    kind: 'shot',
    label: null,
  })
  const all = target === null || targets.includes(target) ? targets : [...targets, target]
  return {
    able: able.map(bodyOf),
    targets: [
      ...all.map((id) => ({
        thing: { body: bodyOf(id) },
        label: id === target ? label : null,
        chosen: id === target,
      })),
      ...shooters
        .filter((id) => id !== main)
        .map((id) => ({ thing: { body: bodyOf(id) }, label: null, chosen: false })),
    ],
    links: target === null ? [] : shooters.map(shot),
    ...(main !== null && { selected: bodyOf(main) }),
  }
}
