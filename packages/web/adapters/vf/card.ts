import { INCH } from '@grognard/geometry'
import {
  brigadeOf,
  leaderOf,
  moveDistance,
  profileOf,
  rangeOf,
  shootersAt,
  targetsOf,
  tenacityOf,
  unitOf,
  valueOf,
  type Leader,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Explained, Language } from '@grognard/toolkit'
import type { Card, CardLine } from '../adapter.ts'
import { leaderText, stateOf } from './bodies.ts'
import { handSaid } from './choices/cards.ts'
import { asAttack, odds } from './values.ts'
import { leaderIn, unitIn } from './ids.ts'
import { said } from '../parts/said.ts'
import { wordingIn, type Wording } from './wording.ts'

/** All that a unit or leader is worth, each number with the way it came about. */
export function cardOf(seen: Vf, body: string, language: Language): Card | null {
  const wording = wordingIn(language)
  const unit = unitIn(seen, body)
  if (unit) return unitCard(seen, unit, body, wording)
  const leader = leaderIn(seen, body)
  return leader && leaderCard(seen, leader, body, wording)
}

const plain = (title: string, text: string, clause: string): CardLine => ({
  title,
  text,
  value: null,
  clause,
})

const worked = (title: string, text: string, value: Explained, { words }: Wording): CardLine => ({
  title,
  text,
  value: said(value, words),
  clause: value.steps[0]?.clause ?? null,
})

function unitCard(seen: Vf, unit: Unit, id: string, wording: Wording): Card {
  const { text, nouns } = wording
  const { control } = wording.inches
  const profile = profileOf(unit)
  const brigade = brigadeOf(seen, unit.brigade)
  const tenacity = tenacityOf(seen, unit)
  const move = moveDistance(seen, unit)
  const range = rangeOf(seen, unit, false)
  const specials = profile.specials.map((special) => nouns.special[special])
  return {
    id,
    name: wording.name(unit),
    livery: unit.side,
    summary: stateOf(seen, unit, wording),
    clause: 'vf2:1.5',
    stats: [
      { title: text.card.fire, text: String(valueOf(unit, 'fire')) },
      { title: text.card.melee, text: String(valueOf(unit, 'melee')) },
      {
        title: text.card.tenacity,
        text: text.card.lossesText(unit.losses, tenacity.value),
      },
      ...(range === null ? [] : [{ title: text.card.range, text: control.distance(range / INCH) }]),
      { title: text.card.move, text: control.distance(move.value) },
    ],
    lines: [
      worked(text.card.move, control.distance(move.value), move, wording),
      worked(text.card.most, String(tenacity.value), tenacity, wording),
      plain(
        text.card.specials,
        specials.length === 0 ? text.card.none : specials.join(', '),
        'vf2:1.5',
      ),
      plain(text.card.brigade, wording.name(brigade), 'vf2:1.3'),
      plain(text.card.command, wording.name(leaderOf(seen, brigade.leader)), 'vf2:1.4'),
      ...shotLines(seen, unit, wording),
    ],
  }
}

const MOST_TARGETS = 3

/** Whom it can shoot at now, with how many dice. */
function shotLines(seen: Vf, unit: Unit, wording: Wording): readonly CardLine[] {
  // Who has shot, and when nobody shoots, is told of no targets.
  if (unit.status !== 'ready' || seen.phase !== 'fire' || unit.shot) return []
  return targetsOf(seen, unit.side)
    .flatMap((target) => {
      const shooter = shootersAt(seen, unit.side, unitOf(seen, target)).find(
        (one) => one.unit === unit.id,
      )
      return shooter ? [{ shooter, target }] : []
    })
    .slice(0, MOST_TARGETS)
    .map(({ shooter, target }) =>
      plain(
        wording.text.card.at(wording.name(unitOf(seen, target))),
        odds(seen, asAttack('fire', shooter, target, []), wording),
        'vf2:8.3',
      ),
    )
}

function leaderCard(seen: Vf, leader: Leader, id: string, wording: Wording): Card | null {
  if (leader.status !== 'ready') return null
  const { side } = leader
  const hand = leader.brigade === null ? handSaid({ seen, side, wording }) : null
  const { card } = wording.text
  return {
    id,
    name: wording.name(leader),
    livery: side,
    summary: leaderText(seen, leader, wording),
    lines: hand === null ? [] : [plain(card.hand, hand, 'vf2:4.0')],
  }
}
