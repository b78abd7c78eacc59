import { FULL_TURN, type Point } from '@grognard/geometry'
import type { Body, Scene } from '@grognard/table'
import type { Certificate, NumberTable } from '../../certificate.ts'
import { placed, type Desk } from './drawn.ts'

/** How somebody stands: in the open, inside a place, or not on the table. */
export type Whereabouts = {
  readonly at: (Point & { readonly facing?: number }) | null
  /** The place that it is in, and how it is formed, in words; null where it is neither. */
  readonly inside: string | null
  readonly formation: string | null
}

/** Who is imagined elsewhere. */
export type Elsewhere = {
  readonly name: string
  readonly truth: Whereabouts
  readonly imagined: Whereabouts
  /** The battle as it is, as the table draws it, and whoever is imagined in it. */
  readonly scene: Scene
  readonly ghost: Body | null
}

/** A verdict on a position that is only imagined, drawn over the position as it is. */
export function withImagined(verdict: Certificate, desk: Desk, elsewhere: Elsewhere): Certificate {
  const { drawing, tables } = verdict
  const { ghost, scene } = elsewhere
  return {
    ...verdict,
    imagined: sentenceOf(desk, elsewhere),
    scene,
    drawing: { ...drawing, ghosts: [...drawing.ghosts, ...(ghost ? [ghost] : [])] },
    tables: [...tables, tableOf(desk, elsewhere)],
  }
}

function sentenceOf({ words }: Desk, { name, truth, imagined }: Elsewhere): string {
  const w = words.certificate
  const { at, inside } = truth
  if (inside !== null) return w.imaginedIn(name, inside)
  if (!at) return w.imaginedAway(name)
  return imagined.at?.x === at.x && imagined.at.y === at.y ? w.imaginedLike(name) : w.imagined(name)
}

/** Whole degrees, as the drawing has it: 0 looks up the page. */
const degrees = ({ frame }: Desk, at: Point, facing: number): string =>
  `${Math.round((frame.pose({ ...at, facing }).facing * 3600) / FULL_TURN) / 10}°`

function tableOf(desk: Desk, { truth, imagined }: Elsewhere): NumberTable {
  const { table, none } = desk.words.certificate
  const row = (title: string, { at, inside, formation }: Whereabouts): readonly string[] => [
    title,
    at ? placed(desk, at) : (inside ?? none),
    at?.facing === undefined ? none : degrees(desk, at, at.facing),
    formation ?? none,
  ]
  return {
    title: table.imagined,
    head: [table.stands, table.place, table.facing, table.formation],
    rows: [row(table.inTruth, truth), row(table.asImagined, imagined)],
  }
}
