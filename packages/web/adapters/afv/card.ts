import {
  actionsOf,
  canShoot,
  combatValue,
  contactsOf,
  countOf,
  diceLost,
  enemyOf,
  fireDice,
  fireNeeds,
  inCommand,
  isEngaged,
  KINDS,
  onTable,
  unitOf,
  type Afv,
  type Side,
  type Unit,
} from '@grognard/rules-afv'
import type { Explained, Language } from '@grognard/toolkit'
import type { Card, CardLine } from '../adapter.ts'
import { hasMoved, kindInWords } from './describe.ts'
import { chanceOf, saidIn } from './values.ts'
import { commanderIn, unitIn } from './ids.ts'
import { targetsOf } from './shooting.ts'
import { wordingIn, type Wording } from './wording.ts'

/** All that a unit is worth, each number with the way it came about. */
export function cardOf(seen: Afv, body: string, language: Language): Card | null {
  const wording = wordingIn(language)
  const side = commanderIn(body)
  if (side) return commanderCard(seen, side, body, wording)
  const unit = unitIn(seen, body)
  if (!unit) return null
  const { text, nouns } = wording
  return {
    id: body,
    name: wording.name(unit),
    livery: unit.side,
    summary: text.card.summary(
      kindInWords(unit, wording),
      nouns.quality[unit.quality],
      wording.formed(unit.formation),
    ),
    lines: [
      plain(text.card.stands, wording.stands(unit), KINDS[unit.kind].clause),
      ...whereLines(seen, unit, wording),
      ...hitLines(unit, wording),
      ...fireLines(seen, unit, wording),
      ...combatLines(seen, unit, wording),
      plain(text.card.target, targetText(seen, unit, wording), 'afv:fire.who'),
    ],
  }
}

const plain = (title: string, text: string, clause: string): CardLine => ({
  title,
  text,
  value: null,
  clause,
})

const worked = (wording: Wording, title: string, text: string, value: Explained): CardLine => ({
  title,
  text,
  value: saidIn(wording, value),
  clause: value.steps[0]?.clause ?? null,
})

function commanderCard(seen: Afv, side: Side, id: string, wording: Wording): Card | null {
  const { card, commander } = wording.text
  const { zone, lost } = seen.commanders[side]
  if (lost || zone === null) return null
  return {
    id,
    name: commander[side],
    livery: side,
    summary: card.commanderSummary,
    lines: [plain(card.commanderZone, wording.zone(seen.table, zone), 'afv:hth.command')],
  }
}

function whereLines(seen: Afv, unit: Unit, wording: Wording): readonly CardLine[] {
  const { card } = wording.text
  if (unit.zone === null) return []
  return [
    plain(card.zone, wording.zone(seen.table, unit.zone), 'afv:table.zones'),
    plain(card.command, inCommand(seen, unit) ? card.yes : card.no, 'afv:hth.command'),
    plain(card.actions, actionsText(seen, unit, wording), 'afv:move.actions'),
  ]
}

function actionsText(seen: Afv, unit: Unit, { text }: Wording): string {
  const { most, of: actions } = actionsOf(unit)
  if (seen.acting === unit.id) return text.card.oneMore
  if (hasMoved(seen, unit)) return text.card.noMore
  if (isEngaged(seen, unit.id) && !actions.includes('disengage')) return text.card.engagedNothing
  return text.card.actionsText(most)
}

function hitLines(unit: Unit, { text }: Wording): readonly CardLine[] {
  if (unit.hits === 0) return []
  const loses = Math.min(countOf(unit.stands), Math.floor(unit.hits / 2))
  return [plain(text.card.hits, text.card.hitsText(unit.hits, loses), 'afv:losses.stands')]
}

const MOST_TARGETS = 3

/** The best targets first; or why it does not fire. */
function fireLines(seen: Afv, unit: Unit, wording: Wording): readonly CardLine[] {
  const { card } = wording.text
  const not = (text: string): readonly CardLine[] => [plain(card.noFire, text, 'afv:fire.who')]
  if (!canShoot(unit)) return not(card.nothingToFire)
  if (unit.fired) return not(card.hasFired)
  if (isEngaged(seen, unit.id)) return not(card.engagedNoFire)
  const needs = fireNeeds(unit)
  const needed = worked(wording, card.fireNeeds, card.orLess(needs.value), needs)
  const shots = targetsOf(seen, unit)
    .map((target) => ({ target, dice: fireDice(seen, unit, target) }))
    .toSorted((a, b) => b.dice.value - a.dice.value)
    .slice(0, MOST_TARGETS)
  if (shots.length === 0) return [needed, plain(card.noFire, card.noTarget, 'afv:fire.range')]
  return [
    needed,
    ...shots.map(({ target, dice }) => {
      const chance = chanceOf(wording, 1, dice.value, needs.value)
      const text = card.fireText(dice.value, needs.value, chance)
      return worked(wording, card.fireAt(wording.name(target)), text, dice)
    }),
  ]
}

/** Against whom it fights or may come to fight; against formed foot where nobody is near. */
function combatLines(seen: Afv, unit: Unit, wording: Wording): readonly CardLine[] {
  const { card } = wording.text
  const engaged = contactsOf(seen, unit.id).map(({ enemy }) => unitOf(seen, enemy))
  const near = seen.units.filter(
    (other) => other.side === enemyOf(unit.side) && onTable(unit.zone) && other.zone === unit.zone,
  )
  const enemies = (engaged.length > 0 ? engaged : near).slice(0, MOST_TARGETS)
  const own = KINDS[unit.kind].made.filter((stand) => unit.stands[stand] > 0)
  const values = own.flatMap((stand) => {
    const called = wording.nouns.stand[stand]
    if (enemies.length === 0) {
      const value = combatValue(stand, unit, formedFoot(unit))
      return [worked(wording, card.combat(called), card.combatPlain(value.value), value)]
    }
    return enemies.map((enemy) => {
      const value = combatValue(stand, unit, enemy)
      const title = card.combatAt(called, wording.name(enemy))
      return worked(wording, title, card.orLess(value.value), value)
    })
  })
  const lost = engaged.flatMap((enemy) => {
    const dice = diceLost(seen, enemy)
    if (dice.value === 0) return []
    return [worked(wording, card.lost(wording.name(enemy)), `${dice.value}`, dice)]
  })
  return [...values, ...lost]
}

/** Nobody in particular. */
const formedFoot = (unit: Unit): Unit => ({
  ...unit,
  side: enemyOf(unit.side),
  kind: 'pike and musket',
  dismounted: false,
  formation: { kind: 'attack', files: 2 },
})

function targetText(seen: Afv, unit: Unit, { text }: Wording): string {
  if (!onTable(unit.zone)) return text.card.targetReserve
  return isEngaged(seen, unit.id) ? text.card.targetEngaged : text.card.targetYes
}
