// Whether a unit could fire at another, stand by stand. (14.2 to 14.4)

import {
  BANDS,
  fireOf,
  gapOfBodies,
  reachesOf,
  type StandFire,
  type Unit,
} from '@grognard/rules-rf2/functions'
import type { NumberTable } from '../../certificate.ts'
import { drawingOf, lineOf, outlinesOf, type Verdict } from '../../inches/certificate/drawn.ts'
import { gapDrawn, rangeTable, type Reached } from '../../inches/certificate/range.ts'
import { needsAt } from '../firing/plan.ts'
import { eyeOf, middleOf, scored } from '../firing/show.ts'
import { whyNot } from '../measuring/sight.ts'
import { standingUnit, type Desk } from './desk.ts'

export function shotCertificate(desk: Desk, unit: Unit, target: Unit): Verdict {
  const { seen, wording, words } = desk
  const [here, there] = [standingUnit(desk, unit), standingUnit(desk, target)]
  const stands = fireOf(seen, unit)
  const able = stands.filter(({ shots }) => shots.some((shot) => shot.target === target.id))
  const why = able.length > 0 ? null : whyNot(seen, unit, target, wording)
  const { measuring } = wording.text
  const gap = gapOfBodies(here.body, there.body)
  const lines = stands.flatMap(({ stand, shots }) => {
    const shot = shots.find((one) => one.target === target.id)
    const from = eyeOf(seen, unit.id, stand)
    const to = middleOf(seen, target.id, shot?.stands ?? null)
    if (!from || !to) return []
    const label = shot ? scored(needsAt(seen, unit, stand, shot)) : null
    return [lineOf(desk, from, to, shot ? 'clear' : 'blocked', label, shot !== undefined)]
  })
  return {
    title: words.certificate.titles.shot(here.name, there.name),
    verdict: why
      ? measuring.seesNot(here.name, there.name, why.label)
      : measuring.sees(here.name, there.name, able.length, stands.length),
    holds: why === null,
    clause: why?.clause ?? 'rf2:14.2',
    notes: [],
    scene: desk.scene,
    drawing: drawingOf({
      outlines: [
        ...outlinesOf(desk, here.body, 'first'),
        ...outlinesOf(desk, there.body, 'second'),
      ],
      lines: [...lines, { ...gapDrawn(desk, gap), isMain: false }],
    }),
    tables: [
      standsTable(desk, unit, target, stands),
      rangeTable(desk, gap, rangesOf(desk, unit, gap.length)),
    ],
  }
}

/** The ranges of what it fires with, and whether the target is within each. (14.4) */
export const rangesOf = ({ seen, wording }: Desk, unit: Unit, gap: number): readonly Reached[] => {
  const reaches = reachesOf(seen.options)
  return [...new Set(unit.weapons)].flatMap((weapon) =>
    BANDS.flatMap((band) => {
      const range = reaches[weapon][band]
      return range === null ? [] : [{ way: wording.nouns.band[band], range, isIn: gap <= range }]
    }),
  )
}

/** Each stand: in which band it could fire, what it needs, and at how many stands of the target. */
function standsTable(
  desk: Desk,
  unit: Unit,
  target: Unit,
  stands: readonly StandFire[],
): NumberTable {
  const { seen, wording, words } = desk
  const { table, none } = words.certificate
  const w = wording.text.certificate
  return {
    title: wording.text.firing.stands,
    head: [w.stand, table.shooting, w.needs, w.hits],
    rows: stands.map(({ stand, shots, danger }) => {
      const shot = shots.find((one) => one.target === target.id)
      if (!shot) {
        const friend = danger === null ? undefined : seen.units[danger]
        return [`${stand + 1}`, friend ? wording.name(friend) : none, none, none]
      }
      return [
        `${stand + 1}`,
        wording.nouns.band[shot.band],
        scored(needsAt(seen, unit, stand, shot)),
        shot.stands.map((number) => number + 1).join(', '),
      ]
    }),
  }
}
