import { isObject, type Ask, type Happening, type Json, type JsonObject } from '@grognard/kernel'
import {
  diceLost,
  SIDES,
  unitOf,
  type Afv,
  type Attack,
  type Side,
  type StandType,
} from '@grognard/rules-afv'
import type { Livery } from '@grognard/table'
import type { Explained, Language } from '@grognard/toolkit'
import type { DiceShown, FightShown, FightSide } from '../adapter.ts'
import { hitsIn } from './choices/fighting.ts'
import { shownValue } from './values.ts'
import { wordingIn, type Wording } from './wording.ts'

/** The fight in hand at an ask, or the dice of something that happened. */
export function fightOf(
  seen: Afv,
  moment: { readonly ask: Ask } | { readonly happening: Happening },
  language: Language,
): FightShown | null {
  const wording = wordingIn(language)
  return 'ask' in moment
    ? asked(seen, moment.ask, wording)
    : happened(seen, moment.happening, wording)
}

const side = (name: string, livery: Livery, more: Partial<FightSide> = {}): FightSide => ({
  name,
  livery,
  values: [],
  dice: [],
  result: null,
  ...more,
})

/** Attacks as they lie before anything is thrown again. */
function asked(seen: Afv, ask: Ask, wording: Wording): FightShown | null {
  const args = isObject(ask.args) ? ask.args : {}
  if (ask.name === 'rethrow') {
    const attack = seen.attacks[Number(args['attack'])]
    return attack ? attackShown(seen, attack, wording) : null
  }
  if (ask.name !== 'commander' || !Array.isArray(args['attacks'])) return null
  const places: readonly Json[] = args['attacks']
  const attacks = places.flatMap((place) => seen.attacks[Number(place)] ?? [])
  const [first] = attacks
  if (!first) return null
  if (attacks.length === 1) return attackShown(seen, first, wording)
  const unit = unitOf(seen, first.unit)
  const dice = attacks.flatMap((attack) =>
    diceOf(attack.dice, wording).map((thrown) => ({
      ...thrown,
      title: `${wording.name(unitOf(seen, attack.at))}: ${thrown.title}`,
    })),
  )
  const name = wording.name(unit)
  return { title: name, sides: [side(name, unit.side, { dice })] }
}

function attackShown(seen: Afv, attack: Attack, wording: Wording): FightShown {
  const { fight } = wording.text
  const [unit, enemy] = [unitOf(seen, attack.unit), unitOf(seen, attack.at)]
  const lost = diceLost(seen, enemy)
  return {
    title: fight.attacks(wording.name(unit), wording.name(enemy)),
    sides: [
      side(wording.name(unit), unit.side, {
        dice: diceOf(attack.dice, wording),
        values: lost.value > 0 ? [shownValue(wording, fight.lost, lost)] : [],
        result: fight.hits(hitsIn(attack).hit),
      }),
      side(wording.name(enemy), enemy.side),
    ],
  }
}

type ThrownGroup = {
  readonly stand: StandType
  readonly value: Explained
  readonly faces: readonly number[]
}

const diceOf = (groups: readonly ThrownGroup[], wording: Wording): readonly DiceShown[] =>
  groups.map(({ stand, value, faces }) => ({
    title: wording.text.capital(wording.nouns.stand[stand]),
    faces,
    hit: { score: value.value, or: 'less' },
    values: [shownValue(wording, wording.text.fight.needs, value)],
  }))

const isExplained = (value: Json | undefined): boolean =>
  isObject(value) && typeof value['value'] === 'number' && Array.isArray(value['steps'])
const explained = (value: Json | undefined): Explained => value as unknown as Explained

/** Whose coat a unit of an event wears: events name their units, the acting one first. */
function liveryOf(seen: Afv, { data }: Happening, place: 0 | 1): Livery {
  const ids = Array.isArray(data['units']) ? data['units'] : []
  return seen.units[Number(ids[place] ?? -1)]?.side ?? (place === 0 ? 'red' : 'blue')
}

function happened(seen: Afv, happening: Happening, wording: Wording): FightShown | null {
  const { name, data } = happening
  const { fight } = wording.text
  const said = (proper: Json | undefined): string =>
    wording.name({ name: typeof proper === 'string' ? proper : '' })
  const unit = said(data['unit'])
  const own = liveryOf(seen, happening, 0)
  const enemy = said(data['at'])
  const other = liveryOf(seen, happening, 1)
  switch (name) {
    case 'fires': {
      const { dice, needs, faces, hits } = data
      if (!isExplained(dice) || !isExplained(needs) || !Array.isArray(faces)) return null
      const thrown: DiceShown = {
        title: fight.dice,
        faces: faces as readonly number[],
        hit: { score: explained(needs).value, or: 'less' },
        values: [],
      }
      const values = [
        shownValue(wording, fight.dice, explained(dice)),
        shownValue(wording, fight.needs, explained(needs)),
      ]
      const result = fight.hits(Number(hits))
      const sides = [side(unit, own, { dice: [thrown], values, result }), side(enemy, other)]
      return { title: fight.fires(unit, enemy), sides }
    }
    case 'attacks':
    case 'rethrows': {
      if (!Array.isArray(data['dice'])) return null
      const groups = data['dice'] as unknown as readonly ThrownGroup[]
      const hits = groups.reduce(
        (sum, { faces, value }) => sum + faces.filter((face) => face <= value.value).length,
        0,
      )
      const lost = isExplained(data['lost']) ? explained(data['lost']) : null
      const values = lost && lost.value > 0 ? [shownValue(wording, fight.lost, lost)] : []
      const sides = [
        side(unit, own, { dice: diceOf(groups, wording), values, result: fight.hits(hits) }),
        side(enemy, other),
      ]
      if (name === 'attacks') return { title: fight.attacks(unit, enemy), sides }
      const by = typeof data['by'] === 'string' ? RETHROWS[data['by']] : undefined
      const title = fight.rethrows(unit, enemy)
      return { title: by === undefined ? title : `${title}. ${fight.rethrown(by)}`, sides }
    }
    case 'blows': {
      if (!isExplained(data['hits'])) return null
      const hits = explained(data['hits'])
      const values = [shownValue(wording, fight.scored, hits)]
      const sides = [
        side(unit, own, { values }),
        side(enemy, other, { result: fight.hits(hits.value) }),
      ]
      return { title: fight.blows(unit, enemy), sides }
    }
    case 'tests': {
      const { needs, face, success } = data
      if (!isExplained(needs)) return null
      const thrown: DiceShown = {
        title: fight.dice,
        faces: [Number(face)],
        hit: { score: explained(needs).value, or: 'less' },
        values: [shownValue(wording, fight.needs, explained(needs))],
      }
      const result = success === true ? fight.passed : fight.failed
      return { title: fight.tests(unit), sides: [side(unit, own, { dice: [thrown], result })] }
    }
    case 'throws':
      return lowestThrow(happening, wording)
    default:
      return numbersOf(happening, wording, { unit, own })
  }
}

const RETHROWS: { readonly [clause: string]: 'overlap' | 'outflank' | 'commander' | undefined } = {
  'afv:hth.overlap': 'overlap',
  'afv:hth.outflank': 'outflank',
  'afv:hth.commander-rethrow': 'commander',
}

/** What is told with a number and no dice: how that number came about; null where it is none. */
function numbersOf(
  happening: Happening,
  wording: Wording,
  { unit, own }: { readonly unit: string; readonly own: Livery },
): FightShown | null {
  const { name, data } = happening
  const { fight } = wording.text
  const titles: { readonly [part: string]: string } = {
    stands: fight.standsLost,
    disorder: fight.disorder,
    impact: fight.impact,
    hits: name === 'disengages' ? fight.disengaging : fight.scored,
    off: fight.offTable,
  }
  const values = Object.entries(titles).flatMap(([part, title]) =>
    isExplained(data[part]) && explained(data[part]).value > 0
      ? [shownValue(wording, title, explained(data[part]))]
      : [],
  )
  const tallies = [data['tally'], ...(Array.isArray(data['tallies']) ? data['tallies'] : [])]
  const sides = tallies.flatMap((tally) => tallyShown(tally, wording))
  const shown = values.length > 0 ? [side(unit, sideIn(data) ?? own, { values })] : []
  return shown.length + sides.length === 0
    ? null
    : { title: wording.words.sentence(happening), sides: [...shown, ...sides] }
}

const sideIn = ({ side: found }: JsonObject): Side | undefined => SIDES.find((one) => one === found)

/** Units lost, and how many are too many. (victory.breakpoint, victory.commander-lost) */
function tallyShown(tally: Json | undefined, wording: Wording): readonly FightSide[] {
  if (!isObject(tally)) return []
  const whose = sideIn(tally)
  if (whose === undefined || !isExplained(tally['lost']) || !isExplained(tally['most'])) return []
  const { fight } = wording.text
  const values = [
    shownValue(wording, fight.unitsLost, explained(tally['lost'])),
    shownValue(wording, fight.tooMany, explained(tally['most'])),
  ]
  return [side(wording.side(whose), whose, { values })]
}

/** Two dice a side, for the initiative or for who places first. */
function lowestThrow({ data, moment }: Happening, wording: Wording): FightShown {
  const { fight } = wording.text
  const what = moment['phase'] === 'deployment' ? fight.throwsFirst : fight.throws
  const dice = (isObject(data['dice']) ? data['dice'] : {}) as { readonly [side: string]: unknown }
  const thrown = (whose: Side): readonly DiceShown[] => {
    const faces = dice[whose]
    return Array.isArray(faces)
      ? [{ title: fight.dice, faces: faces.map(Number), hit: null, values: [] }]
      : []
  }
  return {
    title: `${what}. ${fight.lower}`,
    sides: SIDES.map((whose) =>
      side(wording.side(whose), whose, {
        dice: thrown(whose),
        result: fight.total(Number(data[whose])),
      }),
    ),
  }
}
