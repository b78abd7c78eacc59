// A volley in words: who does what, and what OK would do.

import {
  attackValue,
  hitTest,
  unitOf,
  type Attack,
  type Shooter,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { helpersNamed } from '../helpers.ts'
import { percentOf } from '../../parts/percent.ts'
import { shortlyIn } from '../short.ts'
import { chanceOfHit } from '../values.ts'
import type { Wording } from '../wording.ts'
import { LEND, type Asking } from './asking.ts'
import type { Part, Plan } from './plan.ts'

const called = (
  seen: Vf,
  { unit, skirmish }: Shooter,
  name: Wording['name'],
  { text }: Wording,
): string => `${name(unitOf(seen, unit))}${skirmish ? text.choice.skirmish : ''}`

/** 'Fire on Their foot with Our foot, Our guns in support?' */
export function volleySaid(
  seen: Vf,
  main: Shooter,
  support: readonly Shooter[],
  target: UnitId,
  wording: Wording,
): string {
  const shortly = shortlyIn(seen, wording)
  const nameOf = (id: UnitId): string => {
    const one = support.find(({ unit }) => unit === id)
    return one ? called(seen, one, shortly, wording) : ''
  }
  const ids = support.map(({ unit }) => unit)
  const helpers = helpersNamed(main.unit, ids, nameOf, wording)
  const { text } = wording
  const at = shortly(unitOf(seen, target))
  return text.volley.fires(called(seen, main, shortly, wording), at, text.list(helpers))
}

/** 'Our foot: supports, skirmishing'; the name alone of whoever is out of it. */
export function partSaid(
  unit: Unit,
  { leads, supports, skirmish }: Part,
  name: Wording['name'],
  { text }: Wording,
): string {
  const w = text.volley
  const isBoth = supports + (leads ? 1 : 0) > 1
  const parts = [
    leads && w.leads,
    !leads && supports > 0 && w.supports,
    isBoth && w.both,
    skirmish && w.skirmishing,
  ].filter((part) => part !== false)
  return parts.length === 0 ? name(unit) : w.part(name(unit), parts.join(', '))
}

type Aimed = { readonly plan: Plan } | null

/** What OK does, in a word or two. */
export function deedSaid(asking: Asking, draft: Aimed, { text }: Wording): string {
  const { choice, volley } = text
  if (!draft) return volley.none
  if (asking === LEND) return draft.plan.support.length > 0 ? choice.support : choice.lends([])
  return draft.plan.main ? choice.fire : volley.leave
}

/** Beside the target: '3 dice, 87%'. */
export function chanceSaid(seen: Vf, attack: Attack, { text }: Wording): string {
  const { value } = attackValue(seen, attack)
  return text.volley.dice(value, percentOf(chanceOfHit(value, hitTest(seen, attack))))
}
