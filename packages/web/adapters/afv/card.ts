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
import { chanceOf, saidIn } from './figures.ts'
import { commanderIn, unitIn } from './ids.ts'
import { targetsOf } from './shooting.ts'
import { speaking, type Tongue } from './tongue.ts'

/** All that a unit is worth, each number with the way it came about. */
export function cardOf(seen: Afv, body: string, language: Language): Card | null {
  const tongue = speaking(language)
  const side = commanderIn(body)
  if (side) return commanderCard(seen, side, body, tongue)
  const unit = unitIn(seen, body)
  if (!unit) return null
  const { text, nouns } = tongue
  return {
    id: body,
    name: tongue.name(unit),
    livery: unit.side,
    summary: text.card.summary(
      kindInWords(unit, tongue),
      nouns.quality[unit.quality],
      tongue.formed(unit.formation),
    ),
    lines: [
      plain(text.card.stands, tongue.stands(unit), KINDS[unit.kind].clause),
      ...whereLines(seen, unit, tongue),
      ...hitLines(unit, tongue),
      ...fireLines(seen, unit, tongue),
      ...combatLines(seen, unit, tongue),
      plain(text.card.target, targetText(seen, unit, tongue), 'afv:fire.who'),
    ],
  }
}

const plain = (title: string, text: string, clause: string): CardLine => ({
  title,
  text,
  value: null,
  clause,
})

const worked = (tongue: Tongue, title: string, text: string, value: Explained): CardLine => ({
  title,
  text,
  value: saidIn(tongue, value),
  clause: value.steps[0]?.clause ?? null,
})

function commanderCard(seen: Afv, side: Side, id: string, tongue: Tongue): Card | null {
  const { card, commander } = tongue.text
  const { zone, lost } = seen.commanders[side]
  if (lost || zone === null) return null
  return {
    id,
    name: commander[side],
    livery: side,
    summary: card.commanderSummary,
    lines: [plain(card.commanderZone, tongue.zone(seen.table, zone), 'afv:hth.command')],
  }
}

function whereLines(seen: Afv, unit: Unit, tongue: Tongue): readonly CardLine[] {
  const { card } = tongue.text
  if (unit.zone === null) return []
  return [
    plain(card.zone, tongue.zone(seen.table, unit.zone), 'afv:table.zones'),
    plain(card.command, inCommand(seen, unit) ? card.yes : card.no, 'afv:hth.command'),
    plain(card.actions, actionsText(seen, unit, tongue), 'afv:move.actions'),
  ]
}

function actionsText(seen: Afv, unit: Unit, { text }: Tongue): string {
  const { most, of } = actionsOf(unit)
  if (seen.acting === unit.id) return text.card.oneMore
  if (hasMoved(seen, unit)) return text.card.noMore
  if (isEngaged(seen, unit.id) && !of.includes('disengage')) return text.card.engagedNothing
  return text.card.actionsText(most)
}

function hitLines(unit: Unit, { text }: Tongue): readonly CardLine[] {
  if (unit.hits === 0) return []
  const loses = Math.min(countOf(unit.stands), Math.floor(unit.hits / 2))
  return [plain(text.card.hits, text.card.hitsText(unit.hits, loses), 'afv:losses.stands')]
}

const MOST_TARGETS = 3

/** The best targets first; or why it does not fire. */
function fireLines(seen: Afv, unit: Unit, tongue: Tongue): readonly CardLine[] {
  const { card } = tongue.text
  const not = (text: string): readonly CardLine[] => [plain(card.noFire, text, 'afv:fire.who')]
  if (!canShoot(unit)) return not(card.nothingToFire)
  if (unit.fired) return not(card.hasFired)
  if (isEngaged(seen, unit.id)) return not(card.engagedNoFire)
  const needs = fireNeeds(unit)
  const needed = worked(tongue, card.fireNeeds, card.orLess(needs.value), needs)
  const shots = targetsOf(seen, unit)
    .map((target) => ({ target, dice: fireDice(seen, unit, target) }))
    .toSorted((a, b) => b.dice.value - a.dice.value)
    .slice(0, MOST_TARGETS)
  if (shots.length === 0) return [needed, plain(card.noFire, card.noTarget, 'afv:fire.range')]
  return [
    needed,
    ...shots.map(({ target, dice }) => {
      const chance = chanceOf(tongue, 1, dice.value, needs.value)
      const text = card.fireText(dice.value, needs.value, chance)
      return worked(tongue, card.fireAt(tongue.name(target)), text, dice)
    }),
  ]
}

/** Against whom it fights or may come to fight; against formed foot where nobody is near. */
function combatLines(seen: Afv, unit: Unit, tongue: Tongue): readonly CardLine[] {
  const { card } = tongue.text
  const engaged = contactsOf(seen, unit.id).map(({ enemy }) => unitOf(seen, enemy))
  const near = seen.units.filter(
    (other) => other.side === enemyOf(unit.side) && onTable(unit.zone) && other.zone === unit.zone,
  )
  const enemies = (engaged.length > 0 ? engaged : near).slice(0, MOST_TARGETS)
  const own = KINDS[unit.kind].made.filter((stand) => unit.stands[stand] > 0)
  const values = own.flatMap((stand) => {
    const called = tongue.nouns.stand[stand]
    if (enemies.length === 0) {
      const value = combatValue(stand, unit, formedFoot(unit))
      return [worked(tongue, card.combat(called), card.combatPlain(value.value), value)]
    }
    return enemies.map((enemy) => {
      const value = combatValue(stand, unit, enemy)
      const title = card.combatAt(called, tongue.name(enemy))
      return worked(tongue, title, card.orLess(value.value), value)
    })
  })
  const lost = engaged.flatMap((enemy) => {
    const dice = diceLost(seen, enemy)
    if (dice.value === 0) return []
    return [worked(tongue, card.lost(tongue.name(enemy)), `${dice.value}`, dice)]
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

function targetText(seen: Afv, unit: Unit, { text }: Tongue): string {
  if (!onTable(unit.zone)) return text.card.targetReserve
  return isEngaged(seen, unit.id) ? text.card.targetEngaged : text.card.targetYes
}
