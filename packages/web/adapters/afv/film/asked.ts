// The throw after which something is asked: dice that may be thrown again, a test before a reaction.

import { isObject, type Ask, type Json, type Told } from '@grognard/kernel'
import { unitOf, type Afv, type Attack } from '@grognard/rules-afv'
import type { DieShown, Throw } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import type { StoryNow, ThrownBefore } from '../../adapter.ts'
import { lastThrows } from '../../film/last.ts'
import { bodyOf } from '../ids.ts'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'
import { begins } from './cut.ts'
import { throwOf } from './throws.ts'

export function thrownBefore(
  seen: Afv,
  ask: Ask,
  { told, since }: StoryNow,
  language: Language,
): ThrownBefore | null {
  const args = isObject(ask.args) ? ask.args : {}
  switch (ask.name) {
    case 'rethrow':
      return lying(seen, [args['attack']], language, Number(args['most']))
    case 'commander':
      return lying(seen, Array.isArray(args['attacks']) ? args['attacks'] : [], language, Infinity)
    case 'react': {
      // Dice of somebody else, thrown before, did not lead to it.
      const of = told.slice(since).filter(({ data }) => isOf(data, seen.now?.unit))
      return shown(lastThrows({ begins }, of, (one) => throwOf(one, language)))
    }
    case 'press on':
      return shown(lastThrows({ begins }, told.slice(since), (one) => throwOf(one, language)))
    case 'losses': {
      const now = told.filter(({ moment }) => moment['turn'] === seen.turn)
      return shown(strikes(now, args['unit']).flatMap((one) => throwOf(one, language) ?? []))
    }
    default:
      return null
  }
}

const isOf = ({ units }: Told['data'], unit: number | undefined): boolean =>
  Array.isArray(units) && units[0] === unit

/** What struck a unit: fire, and attacks as their dice lay in the end. */
function strikes(told: readonly Told[], unit: Json | undefined): readonly Told[] {
  const ids = ({ data }: Told): readonly Json[] =>
    Array.isArray(data['units']) ? data['units'] : []
  const on = told.filter((one) => STRIKES.includes(one.name) && ids(one)[1] === unit)
  // What was thrown again counts, and not how it lay before.
  const isReplaced = (one: Told, later: Told): boolean =>
    later.name === 'rethrows' && one.name !== 'fires' && ids(later)[0] === ids(one)[0]
  return on.filter((one, i) => !on.slice(i + 1).some((later) => isReplaced(one, later)))
}

const STRIKES = ['fires', 'attacks', 'rethrows']

const shown = (throws: readonly Throw[]): ThrownBefore | null =>
  throws.length > 0 ? { throws, expects: null } : null

/** Attacks as they lie, and what it would bring to throw the misses again. (hth.overlap) */
function lying(
  seen: Afv,
  places: readonly (Json | undefined)[],
  language: Language,
  most: number,
): ThrownBefore | null {
  const attacks = places.flatMap((place) => seen.attacks[Number(place)] ?? [])
  if (attacks.length === 0) return null
  const words = filmWords(language)
  const { name } = wordingIn(language)
  const throws = attacks.map((attack): Throw => ({
    beside: bodyOf(attack.unit),
    title: '',
    whose: words.against(name(unitOf(seen, attack.unit)), name(unitOf(seen, attack.at))),
    dice: diceOf(attack),
  }))
  // A commander has all dice of one attack thrown again, hits as well.
  const expects =
    most === Infinity
      ? attacks.map((attack, i) =>
          // Whose it is stands beside its dice.
          words.anew(
            attacks.length > 1 ? (throws[i]?.whose ?? null) : null,
            hitsOf(attack),
            anew(attack),
          ),
        )
      : attacks.map((attack) => words.better(hitsOf(attack), again(attack, most)))
  return { throws, expects: expects.join(' ') }
}

const diceOf = ({ dice }: Attack): readonly DieShown[] =>
  dice.flatMap(({ value, faces }) =>
    faces.map((face): DieShown => ({ face, how: face <= value.value ? 'hit' : 'miss', was: null })),
  )

const hitsOf = (attack: Attack): number => diceOf(attack).filter(({ how }) => how === 'hit').length

const chance = (score: number): number => Math.min(6, Math.max(0, score)) / 6

/** All dice of an attack again. */
export const anew = ({ dice }: Attack): number =>
  dice.reduce((sum, { value, faces }) => sum + faces.length * chance(value.value), 0)

/** Hits to be expected if as many misses as may be are thrown again, the best of them first. */
export function again(attack: Attack, most: number): number {
  const misses = attack.dice
    .flatMap(({ value, faces }) =>
      faces.filter((face) => face > value.value).map(() => chance(value.value)),
    )
    .toSorted((a, b) => b - a)
    .slice(0, most)
  return hitsOf(attack) + misses.reduce((sum, one) => sum + one, 0)
}
