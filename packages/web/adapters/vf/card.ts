import {
  brigadeOf,
  leaderOf,
  moveDistance,
  profileOf,
  shootersAt,
  targetsOf,
  tenacityOf,
  unitOf,
  valueOf,
  type Leader,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/computing'
import type { Explained, Language } from '@grognard/toolkit'
import type { Card, CardLine } from '../adapter.ts'
import { describeUnit, leaderText } from './bodies.ts'
import { handSaid } from './choices/cards.ts'
import { asAttack, odds } from './figures.ts'
import { leaderIn, unitIn } from './ids.ts'
import { said } from './status.ts'
import { speaking, type Tongue } from './tongue.ts'

/** All that a unit or leader is worth, each number with the way it came about. */
export function cardOf(seen: Vf, body: string, language: Language): Card | null {
  const tongue = speaking(language)
  const unit = unitIn(seen, body)
  if (unit) return unitCard(seen, unit, body, tongue)
  const leader = leaderIn(seen, body)
  return leader && leaderCard(seen, leader, body, tongue)
}

const plain = (title: string, text: string, clause: string): CardLine => ({
  title,
  text,
  value: null,
  clause,
})

const worked = (title: string, text: string, value: Explained, { words }: Tongue): CardLine => ({
  title,
  text,
  value: said(value, words),
  clause: value.steps[0]?.clause ?? null,
})

function unitCard(seen: Vf, unit: Unit, id: string, tongue: Tongue): Card {
  const { text, nouns } = tongue
  const profile = profileOf(unit)
  const brigade = brigadeOf(seen, unit.brigade)
  const tenacity = tenacityOf(seen, unit)
  const move = moveDistance(seen, unit)
  const specials = profile.specials.map((special) => nouns.special[special])
  return {
    id,
    name: tongue.name(unit),
    livery: unit.side,
    summary: describeUnit(seen, unit, tongue),
    lines: [
      worked(
        text.card.tenacity,
        text.card.lossesText(unit.losses, tenacity.value),
        tenacity,
        tongue,
      ),
      plain(text.card.melee, String(valueOf(unit, 'melee')), 'vf2:1.5'),
      plain(text.card.fire, String(valueOf(unit, 'fire')), 'vf2:1.5'),
      ...(profile.range > 0 ? [plain(text.card.range, `${profile.range}"`, 'vf2:5.1.1')] : []),
      worked(text.card.move, `${move.value}"`, move, tongue),
      plain(
        text.card.specials,
        specials.length === 0 ? text.card.none : specials.join(', '),
        'vf2:1.5',
      ),
      plain(text.card.brigade, tongue.name(brigade), 'vf2:1.3'),
      plain(text.card.command, tongue.name(leaderOf(seen, brigade.leader)), 'vf2:1.4'),
      ...shotLines(seen, unit, tongue),
    ],
  }
}

const MOST_TARGETS = 3

/** Whom it can shoot at now, with how many dice. */
function shotLines(seen: Vf, unit: Unit, tongue: Tongue): readonly CardLine[] {
  if (unit.status !== 'ready') return []
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
        tongue.text.card.at(tongue.name(unitOf(seen, target))),
        odds(seen, asAttack('fire', shooter, target, []), tongue),
        'vf2:8.3',
      ),
    )
}

function leaderCard(seen: Vf, leader: Leader, id: string, tongue: Tongue): Card | null {
  if (leader.status !== 'ready') return null
  const { side } = leader
  const hand = leader.brigade === null ? handSaid({ seen, side, tongue }) : null
  const { card } = tongue.text
  return {
    id,
    name: tongue.name(leader),
    livery: side,
    summary: leaderText(seen, leader, tongue),
    lines: hand === null ? [] : [plain(card.hand, hand, 'vf2:4.0')],
  }
}
