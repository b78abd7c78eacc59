// Front arcs and lines of sight. (1.1.1, 5.1.2, 5.1.3, T.2.5)

import {
  arcOf,
  countThatSee,
  crestScreen,
  figuresThatSee,
  groundScreen,
  INCH,
  isPartlyIn,
  isVisibleTo,
  lookoutsIn,
  ringsOf,
  unitScreen,
  type Body,
  type Screen,
} from '@grognard/geometry'
import type { Unit, UnitId } from '../battle.ts'
import { placesOn } from '../terrain/rules.ts'
import { bodyIn, remembered, situationOf, type Field, type Situation } from './situation.ts'

/** How near a line may not come to other units. (5.1.3) */
const CLEARANCE = INCH

/** Obstacles and units, as far as they can be in anybody's way. Leaders never are. */
function sceneOf(situation: Situation): readonly Screen[] {
  return remembered(situation, 'scene', () => {
    const screens: Screen[] = []
    for (const [id, body] of situation.bodies.entries())
      if (body && 'boxes' in body) screens.push(unitScreen(`unit ${id}`, body, CLEARANCE))
    // An occupier is in the way across its feature, which is an obstacle anyway. (T.3)
    for (const { id, ground, rules, feature } of placesOn(situation.terrain)) {
      if (!rules.has('obstacle')) continue
      screens.push(groundScreen(id, ground))
      if ('shape' in feature && feature.shape === 'hill' && feature.crest.length > 1)
        screens.push(crestScreen(feature))
    }
    return screens
  })
}

/** Units over whose heads a line may pass, where a rule says so. */
export type Over = (blocker: Unit) => boolean

type How = (screen: Screen) => 'not' | 'wholly'

function howFor(
  { units }: Situation,
  a: ReadonlySet<string> | undefined,
  b: ReadonlySet<string> | undefined,
  over: Over | null,
): How {
  return (screen) => {
    if (screen.kind === 'unit') {
      if (!over) return 'wholly'
      return over(units[Number(screen.id.slice('unit '.length))] as Unit) ? 'not' : 'wholly'
    }
    // Whoever is on an obstacle or touches it sees and is seen, but for the far slope of a hill.
    const isOn = (a?.has(screen.id) ?? false) || (b?.has(screen.id) ?? false)
    return isOn === (screen.kind === 'crest') ? 'wholly' : 'not'
  }
}

/** How many of a unit's front rank see another. Whoever occupies a feature sees with all or none. */
export function figuresSeeing(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): number {
  const situation = situationOf(field)
  const count = (): number => {
    const [from, to] = [bodyIn(situation, viewer), bodyIn(situation, target)]
    const rule = { how: howBetween(situation, viewer, target, over) }
    if ('boxes' in from) return countThatSee(from, to, sceneOf(situation), rule)
    return isVisibleTo(from, to, sceneOf(situation), rule) ? lookoutsIn(from) : 0
  }
  return over ? count() : remembered(situation, `seeing ${viewer} ${target}`, count)
}

const howBetween = (situation: Situation, a: UnitId, b: UnitId, over: Over | null): How =>
  howFor(situation, situation.touched.get(a), situation.touched.get(b), over)

/** A target is visible to a unit if one of its front rank sees it. (5.1.2) */
export function isVisible(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): boolean {
  const situation = situationOf(field)
  const look = (): boolean =>
    isVisibleTo(bodyIn(situation, viewer), bodyIn(situation, target), sceneOf(situation), {
      how: howBetween(situation, viewer, target, over),
    })
  return over ? look() : remembered(situation, `visible ${viewer} ${target}`, look)
}

/** The front-rank figures of a unit that see another, to show them. */
export function whoSees(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): readonly number[] {
  const situation = situationOf(field)
  return figuresThatSee(bodyIn(situation, viewer), bodyIn(situation, target), sceneOf(situation), {
    how: howBetween(situation, viewer, target, over),
  })
}

/** How many figures of a unit are in its front rank. */
export const frontRankSize = (field: Field, unit: UnitId): number =>
  lookoutsIn(bodyIn(situationOf(field), unit))

/** Some of a body is in the front arc of another; around whoever occupies a feature all is. */
export const isInArcOf = (viewer: Body, target: Body): boolean =>
  !('boxes' in viewer) ||
  viewer.boxes.some(
    (box) => box.block.front && ringsOf(target).some((ring) => isPartlyIn(ring, arcOf(box))),
  )

export function isInFrontArc(field: Field, viewer: UnitId, target: UnitId): boolean {
  const situation = situationOf(field)
  return remembered(situation, `arc ${viewer} ${target}`, () =>
    isInArcOf(bodyIn(situation, viewer), bodyIn(situation, target)),
  )
}
