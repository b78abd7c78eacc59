import { FULL_TURN, INCH, posed, type Body, type Pose } from '@grognard/geometry'
import {
  attackValue,
  enemiesOf,
  formationsFor,
  hasSpecial,
  hitTest,
  isInLine,
  profileOf,
  rangeOf,
  situationOf,
  standsDeployed,
  type Unit,
  type Vf,
  inchesOf,
} from '@grognard/rules-vf/functions'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import { rangesShown } from '../../inches/measuring/ranges.ts'
import { percentOf } from '../../parts/percent.ts'
import { asAttack, chanceOfHit, scoreOf } from '../values.ts'
import type { Wording } from '../wording.ts'
import { commandOver } from './command.ts'

/** A distance up to which a unit shoots in some way. */
export type Band = { readonly inches: number; readonly way: 'all' | 'skirmish' | 'canister' }

const bandsKnown = new WeakMap<Unit, readonly Band[]>()

/** The farthest first: each lies within the one before. (5.1.1) */
export function bandsOf(seen: Vf, unit: Unit): readonly Band[] {
  const found = bandsKnown.get(unit)
  if (found) return found
  const made = bandsFor(seen, unit)
  bandsKnown.set(unit, made)
  return made
}

function bandsFor(seen: Vf, unit: Unit): readonly Band[] {
  if (!standsDeployed(unit)) return []
  const [all, skirmish] = [rangeOf(seen, unit, false), rangeOf(seen, unit, true)]
  const bands: readonly Band[] = [
    ...(all === null ? [] : [{ inches: all / INCH, way: 'all' as const }]),
    ...(skirmish === null ? [] : [{ inches: skirmish / INCH, way: 'skirmish' as const }]),
    ...(all !== null && hasSpecial(unit, 'canister')
      ? [{ inches: inchesOf(seen.options).canister, way: 'canister' as const }]
      : []),
  ]
  return bands.toSorted((a, b) => b.inches - a.inches)
}

/** What a shot at such a distance is worth; null where there is no enemy to shoot at. */
type Worth = { readonly dice: number; readonly score: number; readonly percent: string }

const known = new WeakMap<Vf['effects'], Map<string, Worth | null>>()

/** Worked out once as long as nothing changes that is written on the unit. */
export function worthOf(seen: Vf, unit: Unit, band: Band): Worth | null {
  let worths = known.get(seen.effects)
  if (!worths) known.set(seen.effects, (worths = new Map()))
  const { id, formation, losses, inside } = unit
  const key = JSON.stringify([id, formation, losses, inside, band])
  const found = worths.get(key)
  if (found !== undefined) return found
  const made = shotAt(seen, unit, band)
  worths.set(key, made)
  return made
}

/** The rules' own numbers, at the first of the enemies in line on bare ground, front against front. */
function shotAt(seen: Vf, unit: Unit, { inches, way }: Band): Worth | null {
  const enemies = enemiesOf(seen, unit.side)
  const enemy = enemies.find((one) => profileOf(one).arm === 'infantry') ?? enemies[0]
  const here = situationOf(seen).bodies[unit.id]
  if (!enemy || !here) return null
  const formation = formationsFor(enemy).find((one) => isInLine({ formation: one }))
  const target: Unit = {
    ...enemy,
    inside: null,
    pose: before(here, inches * INCH - 1),
    formation: formation ?? enemy.formation,
  }
  const then: Vf = {
    ...seen,
    terrain: {
      ...seen.terrain,
      features: seen.terrain.features.filter((feature) => feature.id === unit.inside),
    },
    units: seen.units.map((one) => {
      if (one.id === target.id) return target
      return one.id === unit.id ? one : { ...one, status: 'routed' }
    }),
  }
  const attack = asAttack('fire', { unit: unit.id, skirmish: way === 'skirmish' }, target.id, [])
  const dice = attackValue(then, attack).value
  const test = hitTest(then, attack)
  return { dice, score: scoreOf(test), percent: percentOf(chanceOfHit(dice, test)) }
}

/** So far before a body, looking at it. */
function before(body: Body, distance: number): Pose {
  const from =
    'boxes' in body
      ? body.pose
      : { x: Math.round((body.left + body.right) / 2), y: body.top, facing: 0 }
  return posed(from, 0, -distance, FULL_TURN / 2)
}

const said = (seen: Vf, unit: Unit, band: Band, { text }: Wording): string => {
  const { measuring } = text
  const worth = worthOf(seen, unit, band)
  const way = measuring.ways[band.way]
  if (!worth) return measuring.bandBare(band.inches, way)
  const { dice, score, percent } = worth
  return measuring.bandSaid(band.inches, measuring.dice(dice), score, percent, way)
}

function labelOf(seen: Vf, unit: Unit, band: Band, { text }: Wording): string {
  const { measuring } = text
  const worth = worthOf(seen, unit, band)
  if (!worth) return measuring.bandOnly(band.inches)
  return measuring.band(band.inches, measuring.dice(worth.dice), worth.score, worth.percent)
}

/** Where a unit can shoot, how well, and whether its leader's voice reaches it. */
export function rangesOf(seen: Vf, unit: Unit, frame: Frame, wording: Wording): Measured | null {
  const body = situationOf(seen).bodies[unit.id]
  if (!body) return null
  const bands = bandsOf(seen, unit)
  const command = commandOver(seen, unit, frame, wording)
  const { measuring } = wording.text
  const name = wording.name(unit)
  const shooting =
    bands.length > 0
      ? measuring.shoots(
          name,
          wording.text.list(bands.map((band) => said(seen, unit, band, wording))),
        )
      : (rangeOf(seen, unit, false) ?? rangeOf(seen, unit, true)) === null
        ? measuring.unarmed(name)
        : measuring.marching(name)
  return {
    shown: {
      lines: [],
      washes: [
        ...command.washes,
        ...rangesShown(
          body,
          bands.map((band) => ({
            inches: band.inches,
            label: labelOf(seen, unit, band, wording),
          })),
          frame,
        ),
      ],
    },
    sentence: `${shooting} ${command.sentence}`,
    clause: 'vf2:5.1.1',
  }
}
