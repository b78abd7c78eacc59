import {
  attacksOf,
  brigadeSupporters,
  canLendMelee,
  opponentsOf,
  unitOf,
  unitsOf,
  type ChosenFight,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'

type Fights = readonly ChosenFight[]

/** What a unit does in the fights of a phase; each enemy is attacked once. (7.1, 8.2) */
export type Role =
  | { readonly does: 'attacks' | 'supports' | 'encourages'; readonly against: UnitId }
  | { readonly does: 'nothing' }

const NOTHING: Role = { does: 'nothing' }

/** All that a unit does: a battery whose cannons attack by themselves may do two things. (vf3:O1.2) */
function rolesOf(fights: Fights, unit: UnitId): readonly Role[] {
  const each = (units: readonly UnitId[], role: Role): readonly Role[] =>
    units.filter((id) => id === unit).map(() => role)
  return fights.flatMap(({ main, target: against, support, brigade }) => [
    ...each([main], { does: 'attacks', against }),
    ...each(support, { does: 'supports', against }),
    ...each(brigade, { does: 'encourages', against }),
  ])
}

/** What a unit does, or one of its cannons. */
export const roleOf = (fights: Fights, unit: UnitId, cannon = 0): Role =>
  rolesOf(fights, unit)[cannon] ?? NOTHING

/** Everything that a unit could do, whatever the others do. */
export function rolesFor(seen: Vf, unit: Unit, fights: Fights): readonly Role[] {
  const attacks = opponentsOf(seen, unit).map(({ id }): Role => ({ does: 'attacks', against: id }))
  const others = fights.filter(({ main }) => main !== unit.id || attacksOf(seen, unit) > 1)
  const supports = others
    .filter(({ target }) => canLendMelee(seen, unit, target))
    .map(({ target }): Role => ({ does: 'supports', against: target }))
  const encourages = others
    .filter(({ main }) =>
      brigadeSupporters(seen, unitOf(seen, main)).some(({ id }) => id === unit.id),
    )
    .map(({ target }): Role => ({ does: 'encourages', against: target }))
  const all = [...attacks, ...supports, ...encourages]
  return all.length === 0 ? [] : [...all, NOTHING]
}

/** Those of a side who can take part, in contact first. */
export const partsOf = (seen: Vf, side: Side, fights: Fights): readonly Unit[] =>
  unitsOf(seen, side)
    .filter((unit) => rolesFor(seen, unit, fights).length > 0)
    .toSorted((a, b) => opponentsOf(seen, b).length - opponentsOf(seen, a).length)

/** Without a unit, or one of its cannons; whoever supported it goes on in its place. */
function without(fights: Fights, unit: UnitId, cannon: number): Fights {
  let before = 0
  const stays = (id: UnitId): boolean => id !== unit || before++ !== cannon
  return fights.flatMap((fight) => {
    const leads = stays(fight.main)
    const support = fight.support.filter(stays)
    const brigade = fight.brigade.filter(stays)
    if (leads) return [{ ...fight, support, brigade }]
    const [heir, ...rest] = support
    return heir === undefined ? [] : [{ ...fight, main: heir, support: rest, brigade }]
  })
}

/** The same fights with another role for one unit, or one of its cannons; others make room for it. */
export function withRole(fights: Fights, unit: UnitId, role: Role, cannon = 0): Fights {
  const rest = without(fights, unit, cannon)
  if (role.does === 'nothing') return rest
  const { does, against } = role
  const there = rest.find(({ target }) => target === against)
  if (!there)
    return does === 'attacks'
      ? [...rest, { main: unit, target: against, support: [], brigade: [] }]
      : rest
  const joined = {
    attacks: { ...there, main: unit, support: [there.main, ...there.support] },
    supports: { ...there, support: [...there.support, unit] },
    encourages: { ...there, brigade: [unit] },
  }[does]
  return rest.map((fight) => (fight === there ? joined : fight))
}

/** A fight earlier or later in the order in which they are fought. */
export function reordered(fights: Fights, target: UnitId, by: -1 | 1): Fights {
  const from = fights.findIndex((fight) => fight.target === target)
  const to = from + by
  const [one, other] = [fights[from], fights[to]]
  return one && other ? fights.with(from, other).with(to, one) : fights
}

/** A tap on an enemy: attack it, or support whoever does, or take his place, or leave it. */
export function tapped(seen: Vf, fights: Fights, unit: UnitId, enemy: UnitId): Fights {
  const roles = rolesFor(seen, unitOf(seen, unit), fights).filter(
    (role) => role.does !== 'nothing' && role.against === enemy,
  )
  const cannon = cannonAt(seen, fights, unit, enemy)
  const now = roleOf(fights, unit, cannon)
  const at = roles.findIndex(
    (role) => role.does === now.does && now.does !== 'nothing' && now.against === enemy,
  )
  const isTaken = fights.some(({ target, main }) => target === enemy && main !== unit)
  const next =
    at === -1
      ? (roles.find(({ does }) => !isTaken || does !== 'attacks') ?? roles[0])
      : roles[(at + 1) % roles.length]
  return next ? withRole(fights, unit, next, cannon) : fights
}

/** The cannon that is before an enemy, or else one that does nothing yet. */
function cannonAt(seen: Vf, fights: Fights, unit: UnitId, enemy: UnitId): number {
  const roles = rolesOf(fights, unit)
  const there = roles.findIndex((role) => role.does !== 'nothing' && role.against === enemy)
  if (there !== -1) return there
  return roles.length < attacksOf(seen, unitOf(seen, unit)) ? roles.length : 0
}

/** The best of several proposals: the one in which most take part. */
export const fullest = (proposals: readonly Fights[]): Fights => {
  const count = (fights: Fights): number =>
    fights.reduce((n, { support, brigade }) => n + 1 + support.length + brigade.length, 0)
  return proposals.reduce<Fights>((best, one) => (count(one) > count(best) ? one : best), [])
}
