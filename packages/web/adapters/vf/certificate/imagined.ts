import { FULL_TURN, type Point } from '@grognard/geometry'
import {
  leaderOf,
  unitOf,
  type Formation,
  type Imagined,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Certificate, NumberTable } from '../../certificate.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { sceneOf } from '../scene.ts'
import { placed, type Desk } from './drawn.ts'

/** Who is elsewhere in a battle than in another, where one is planned; null for nobody. */
export function imaginedIn(seen: Vf, then: Vf): Imagined | null {
  const unit = then.units.find((one, id) => one !== seen.units[id])
  if (unit?.pose) return { unit: unit.id, formation: unit.formation, pose: unit.pose }
  const leader = then.leaders.find((one, id) => one !== seen.leaders[id])
  return leader?.at ? { leader: leader.id, at: leader.at } : null
}

/** A verdict on a position that is only imagined, drawn over the position as it is. */
export function withImagined(
  verdict: Certificate,
  desk: Desk,
  truth: Vf,
  imagined: Imagined,
): Certificate {
  const { seen, language, side, frame, wording } = desk
  const ghost =
    'unit' in imagined
      ? unitBody(seen, unitOf(seen, imagined.unit), frame, wording)
      : leaderBodyOf(seen, leaderOf(seen, imagined.leader), frame, wording, imagined.at)
  const { drawing, tables } = verdict
  return {
    ...verdict,
    imagined: sentenceOf(desk, truth, imagined),
    scene: sceneOf(truth, language, side),
    drawing: { ...drawing, ghosts: [...drawing.ghosts, ...(ghost ? [ghost] : [])] },
    tables: [...tables, tableOf(desk, truth, imagined)],
  }
}

/** How somebody stands: in the open, inside a place, or not on the table. */
type Whereabouts = {
  readonly at: (Point & { readonly facing?: number }) | null
  readonly inside: string | null
  readonly formation: Formation | null
}

function whereaboutsIn(battle: Vf, imagined: Imagined): Whereabouts & { readonly name: string } {
  if ('leader' in imagined) {
    const { name, at, inside } = leaderOf(battle, imagined.leader)
    return { name, at, inside, formation: null }
  }
  const { name, pose, inside, formation } = unitOf(battle, imagined.unit)
  return { name, at: pose, inside, formation }
}

function sentenceOf({ w, wording }: Desk, truth: Vf, imagined: Imagined): string {
  const { at, inside, ...named } = whereaboutsIn(truth, imagined)
  const name = wording.name(named)
  if (inside !== null) return w.imaginedIn(name, wording.place(truth, inside))
  if (!at) return w.imaginedAway(name)
  const to = 'unit' in imagined ? imagined.pose : imagined.at
  return to.x === at.x && to.y === at.y ? w.imaginedLike(name) : w.imagined(name)
}

/** Whole degrees, as the drawing has it: 0 looks up the page. */
const degrees = ({ frame }: Desk, at: Point, facing: number): string =>
  `${Math.round((frame.pose({ ...at, facing }).facing * 3600) / FULL_TURN) / 10}°`

function tableOf(desk: Desk, truth: Vf, imagined: Imagined): NumberTable {
  const { seen, w, wording } = desk
  const { table, none } = w
  const row = (title: string, battle: Vf): readonly string[] => {
    const { at, inside, formation } = whereaboutsIn(battle, imagined)
    const place = inside === null ? none : wording.place(battle, inside)
    return [
      title,
      at ? placed(desk, at) : place,
      at?.facing === undefined ? none : degrees(desk, at, at.facing),
      formation ? wording.nouns.formed(formation) : none,
    ]
  }
  return {
    title: table.imagined,
    head: [table.stands, table.place, table.facing, table.formation],
    rows: [row(table.inTruth, truth), row(table.asImagined, seen)],
  }
}
