import {
  unitOf,
  type CardPlay,
  type Shoot,
  type Shooter,
  type Target,
  type UnitId,
} from '@grognard/rules-vf/functions'
import type { Emphasis } from '@grognard/table'
import type { Choice } from '../../adapter.ts'
import { shotCase, targetCase } from '../certificate/index.ts'
import { volley } from '../forecast.ts'
import { asAttack, valuesOf, odds } from '../values.ts'
import { helpersNamed } from '../helpers.ts'
import { bodyOf } from '../ids.ts'
import { cardAction, cardOn } from './cards.ts'
import { choice, proposed, type Asked } from './context.ts'

/** Every enemy that may be shot at, and to have done with it. */
export function targetChoices(asked: Asked): readonly Choice[] {
  const all = proposed(asked) as readonly (Target | null)[]
  const targets = all.filter((answer) => answer !== null)
  return [...targets, ...all.filter((answer) => answer === null)].map((answer) => {
    const { seen, wording } = asked
    const { text } = wording
    if (answer === null)
      return choice(answer, text.choice.doneFire, { grave: true, action: 'done' })
    const name = wording.name(unitOf(seen, answer.target))
    const plays = answer.cards ?? []
    const cards = plays.map((play: CardPlay) => cardOn(asked, play))
    const label = text.choice.shootAt(name)
    return choice(answer, cards.length === 0 ? label : `${label} (${cards.join(', ')})`, {
      brief: label,
      on: { body: bodyOf(answer.target) },
      ...(plays[0] && { action: cardAction(plays[0].card) }),
      ...(cards.length === 0 && whySeen(asked, answer.target)),
    })
  })
}

/** Why a target can be shot at: whoever may, how far it is, and what it sees. */
const whySeen = ({ seen, ask }: Asked, id: UnitId): Pick<Choice, 'certificate'> => {
  const target = unitOf(seen, id)
  return { certificate: () => targetCase(seen, ask, target) }
}

const called = ({ seen, wording }: Asked, { unit, skirmish }: Shooter): string =>
  `${wording.name(unitOf(seen, unit))}${skirmish ? wording.text.choice.skirmish : ''}`

/** Each in the way in which it shoots. */
function supporters(asked: Asked, main: UnitId, support: readonly Shooter[]): readonly string[] {
  const nameOf = (id: UnitId): string => {
    const shooter = support.find(({ unit }) => unit === id)
    return shooter ? called(asked, shooter) : ''
  }
  const ids = support.map(({ unit }) => unit)
  return helpersNamed(main, ids, nameOf, asked.wording)
}

/** Who shoots, with whose support: the most dice first. */
export function shootChoices(asked: Asked): readonly Choice[] {
  const { seen, ask, wording } = asked
  const { target } = ask.args as { readonly target: number }
  return (proposed(asked) as readonly Shoot[])
    .map((answer) => {
      const { main: unit, skirmish, support } = answer
      const lent = support.map((one) => one.unit)
      const attack = asAttack('fire', { unit, skirmish }, target, lent)
      const values = valuesOf(seen, attack, wording)
      const label = wording.text.choice.shoots(
        called(asked, { unit, skirmish }),
        wording.text.list(supporters(asked, unit, support)),
      )
      return {
        dice: values[0]?.value.value ?? 0,
        shot: choice(answer, label, {
          brief: wording.text.choice.fire,
          detail: odds(seen, attack, wording),
          values,
          forecast: volley(seen, attack, wording),
          on: { body: bodyOf(unit) },
          certificate: () => shotCase(seen, unitOf(seen, unit), unitOf(seen, target)),
          preview: { links: shots([unit, ...lent], target) },
        }),
      }
    })
    .toSorted((a, b) => b.dice - a.dice)
    .map(({ shot }) => shot)
}

/** Who of the own units supports another commander's fire, on top of those who do already. (8.2.1) */
export function lendChoices(asked: Asked): readonly Choice[] {
  const { seen, ask, wording } = asked
  const { main, support, target } = ask.args as Shooting
  return (proposed(asked) as readonly (readonly Shooter[])[]).map((answer) => {
    const lent = [...support, ...answer].map(({ unit }) => unit)
    const attack = asAttack('fire', main, target, lent)
    return choice(answer, wording.text.choice.lends(supporters(asked, main.unit, answer)), {
      ...(answer.length > 0 && { brief: wording.text.choice.support }),
      detail: odds(seen, attack, wording),
      values: valuesOf(seen, attack, wording),
      forecast: volley(seen, attack, wording),
      preview: { links: shots([main.unit, ...lent], target) },
    })
  })
}

type Shooting = {
  readonly main: Shooter
  readonly support: readonly Shooter[]
  readonly target: UnitId
}

const shots = (shooters: readonly UnitId[], target: UnitId): Emphasis['links'] =>
  [...new Set(shooters)].map((from) => ({
    from: bodyOf(from),
    to: bodyOf(target),
    kind: 'shot',
    label: null,
  }))
