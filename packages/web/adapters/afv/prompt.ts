import { isObject, type Ask, type DiceArgs, type Json } from '@grognard/kernel'
import { afv, dividedUnits, unitOf, type Afv, type Side, type Unit } from '@grognard/rules-afv'
import type { Language } from '@grognard/toolkit'
import { sideAsked } from './choices/context.ts'
import { choicesFor } from './choices/index.ts'
import { unchosen } from './choices/move.ts'
import { firersOf } from './shooting.ts'
import { wordingIn, type Wording } from './wording.ts'

/** What is asked, in a sentence or two. */
export function promptFor(seen: Afv, ask: Ask, language: Language): string {
  const wording = wordingIn(language)
  const { prompt } = wording.text
  if (ask.name === 'dice') return diceWanted(seen, ask.args as DiceArgs, wording)
  const side = sideAsked(seen, ask)
  const own = wording.side(side)
  const name = (id: Json | undefined): string => wording.name(unitOf(seen, Number(id)))
  const args = isObject(ask.args) ? ask.args : {}
  switch (ask.name) {
    case 'fire':
      return prompt.fire(own, firersOf(seen, side).length)
    case 'allocate':
      return prompt.allocate(
        own,
        wording.text.list(dividedUnits(seen, side).map((unit) => wording.name(unit))),
      )
    case 'rethrow': {
      const attack = seen.attacks[Number(args['attack'])]
      return attack ? prompt.rethrow(name(attack.unit), Number(args['most'])) : ask.name
    }
    case 'commander':
      return prompt.commander(name(args['unit']))
    case 'losses':
      return prompt.losses(
        name(args['unit']),
        Number(args['count']),
        isOfOneArm(unitOf(seen, Number(args['unit'])).stands),
      )
    case 'move':
      return seen.acting === null
        ? prompt.move(own, unchosen(seen))
        : prompt.acting(name(seen.acting), unchosen(seen))
    case 'react':
      return reaction(seen, wording)
    case 'press on':
      return (canPress(seen, ask) ? prompt.pressOn : prompt.rallies)(name(args['unit']))
    case 'first':
      return prompt.first
    case 'deploy':
      return prompt.deploy(own, waiting(seen, side))
    case 'place commander':
      return prompt.placeCommander(own)
    default:
      return afv.asks.find((kind) => kind.name === ask.name)?.expects ?? ask.name
  }
}

/** Whether there is another enemy to engage; else it can only rally. */
const canPress = (seen: Afv, ask: Ask): boolean =>
  choicesFor(seen, ask, 'en')?.some(({ forecast }) => forecast !== undefined) === true

const isOfOneArm = (stands: Unit['stands']): boolean =>
  Object.values(stands).filter((n) => n > 0).length === 1

const waiting = (seen: Afv, side: Side): number =>
  seen.units.filter((unit) => unit.side === side && unit.zone === null && unit.gone === null).length

function reaction(seen: Afv, wording: Wording): string {
  const { prompt } = wording.text
  const { now } = seen
  if (!now) return prompt.react
  const mover = unitOf(seen, now.unit)
  const zone = mover.zone === null ? '' : wording.zone(seen.table, mover.zone)
  switch (now.doing) {
    case 'engaging':
      return now.target === null
        ? prompt.react
        : prompt.engaging(wording.name(mover), wording.name(unitOf(seen, now.target)))
    case 'entered':
      return prompt.entered(wording.name(mover), zone)
    case 'leaving':
      return prompt.leaving(wording.name(mover), zone)
    case 'disengaged':
      return prompt.disengaged(wording.name(mover))
  }
}

/** Real dice: whose they are, how many, and what they need. */
function diceWanted(seen: Afv, { count, classes, clause, thrower }: DiceArgs, wording: Wording) {
  const { prompt } = wording.text
  const seat = seen.seats.find(({ id }) => id === thrower)
  const side = wording.side(seat?.side === 'blue' ? 'blue' : 'red')
  const attack =
    seen.phase === 'attacks' || seen.phase === 'rethrows' ? seen.attacks[seen.place] : undefined
  const what = attack
    ? wording.text.fight.attacks(
        wording.name(unitOf(seen, attack.unit)),
        wording.name(unitOf(seen, attack.at)),
      )
    : wording.words.clause(clause)
  const hits = classes.find(({ name }) => name === 'hit')?.faces ?? []
  return hits.length === 0
    ? prompt.dice(side, count, what)
    : prompt.diceNeeding(side, count, Math.max(...hits), what)
}
