import { INCH } from '@grognard/geometry'
import {
  allowanceOf,
  breakPointsOf,
  distancesOf,
  BANDS,
  reachesOf,
  type Leader,
  type Pace,
  type Rf2,
  type Unit,
  type WeaponName,
} from '@grognard/rules-rf2/functions'
import type { Explained, Language } from '@grognard/toolkit'
import type { Card, CardLine } from '../adapter.ts'
import { leaderIn, unitIn } from '../inches/ids.ts'
import { said } from '../parts/said.ts'
import { leaderText, stateOf } from './bodies.ts'
import { wordingIn, type Wording } from './wording.ts'

/** All that a unit or leader is worth, each number with the way it came about. */
export function cardOf(seen: Rf2, body: string, language: Language): Card | null {
  const wording = wordingIn(language)
  const unit = unitIn(seen, body)
  if (unit) return unitCard(seen, unit, body, wording)
  const leader = leaderIn(seen, body)
  return leader?.status === 'ready' ? leaderCard(seen, leader, body, wording) : null
}

const plain = (title: string, text: string, clause: string): CardLine => ({
  title,
  text,
  value: null,
  clause,
})

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

function unitCard(seen: Rf2, unit: Unit, id: string, wording: Wording): Card {
  const { text, nouns } = wording
  const { distance } = wording.inches.control
  const all = breakPointsOf(unit)
  const brigade = seen.brigades[unit.brigade]
  const worked = (title: string, value: Explained): CardLine => ({
    title,
    text: distance(value.value),
    value: said(value, wording.words),
    clause: value.steps[0]?.clause ?? null,
  })
  const allowed = (pace: Pace): Explained =>
    allowanceOf(seen, unit, unit.formation, { pace, onRoad: false, halved: [] })
  const traits = unit.traits.map((trait) => nouns.trait[trait])
  return {
    id,
    name: wording.name(unit),
    livery: unit.side,
    summary: stateOf(seen, unit, wording),
    clause: 'rf2:2.21',
    stats: [
      { title: text.card.morale, text: String(unit.morale) },
      { title: text.card.fire, text: signed(unit.fire) },
      { title: text.card.melee, text: signed(unit.melee) },
      { title: text.card.points, text: text.card.pointsText(all - unit.hits, all) },
      { title: text.card.move, text: distance(allowed('normal').value) },
    ],
    lines: [
      plain(
        text.card.thirds,
        text.card.thirdsText(unit.hits, unit.stands, 2 * unit.stands, all),
        'rf2:9.7',
      ),
      worked(text.card.move, allowed('normal')),
      worked(text.card.march, allowed('march')),
      ...[...new Set(unit.weapons)].map((weapon) =>
        plain(
          text.card.weapon,
          text.card.ranges(nouns.weapon[weapon], rangesOf(seen, weapon, wording)),
          'rf2:14.6',
        ),
      ),
      plain(text.card.traits, traits.length === 0 ? text.card.none : traits.join(', '), 'rf2:21.4'),
      ...(brigade
        ? [
            plain(
              text.card.brigade,
              brigade.pace
                ? `${wording.name(brigade)}, ${text.card.pace[brigade.pace]}`
                : wording.name(brigade),
              'rf2:12.40',
            ),
          ]
        : []),
    ],
  }
}

/** '6" effective range'. */
function rangesOf(seen: Rf2, weapon: WeaponName, { nouns, inches }: Wording): readonly string[] {
  const reach = reachesOf(seen.options)[weapon]
  return BANDS.flatMap((band) => {
    const far = reach[band]
    return far === null ? [] : [`${inches.control.distance(far / INCH)} ${nouns.band[band]}`]
  })
}

function leaderCard(seen: Rf2, leader: Leader, id: string, wording: Wording): Card {
  const { text } = wording
  const { distance } = wording.inches.control
  return {
    id,
    name: wording.name(leader),
    livery: leader.side,
    summary: leaderText(seen, leader, wording),
    lines: [
      plain(text.card.commands, signed(leader.command), 'rf2:10.2'),
      plain(text.card.radius, distance(distancesOf(seen.options).general / INCH), 'rf2:12.1'),
    ],
  }
}
