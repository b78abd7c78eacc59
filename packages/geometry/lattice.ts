// The table is a lattice: whole thousandths of an inch, whole 65536ths of a turn. x goes to the
// right, y down the screen; a facing of 0 looks up the screen, and facings grow clockwise.

import { cosine, sine, UNIT } from './sine.ts'

export type Point = { readonly x: number; readonly y: number }

/** Whole 65536ths of a turn, from 0 up to but not including a full one. */
export type Turn = number

/** The centre of a front edge, and the way it looks. */
export type Pose = Point & { readonly facing: Turn }

export const INCH = 1000
export const FULL_TURN = 65_536
export const QUARTER = FULL_TURN / 4

/** Farther from the middle of any table than anything gets: products of two stay exact. */
export const FARTHEST = 1_000_000

/** Millimetres as even thousandths of an inch, so that halves are whole. */
export const fromMillimetres = (mm: number): number => 2 * Math.round((mm * 1000) / 25.4 / 2)

export const turned = (facing: Turn, by: Turn): Turn => (facing + by) & (FULL_TURN - 1)

/** To the nearest whole number, halves away from zero: Math.round would break mirroring. */
export const rounded = (value: number): number =>
  value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5)

/**
 * A point of a body's own frame (u to its right, v to its rear, from the centre of its front) on
 * the lattice. Only the way from the pose is rounded, once, so that mirrored and turned bodies have
 * mirrored and turned corners.
 */
export const placed = ({ x, y, facing }: Pose, u: number, v: number): Point => {
  const s = sine(facing)
  const c = cosine(facing)
  return { x: x + rounded((u * c - v * s) / UNIT), y: y + rounded((u * s + v * c) / UNIT) }
}

/** A point, looking that way. Poses are made here, alike, so that engines read them fast. */
export const poseAt = ({ x, y }: Point, facing: Turn): Pose => ({ x, y, facing })

/** The pose that is so far to the right of and behind another, looking so much further clockwise. */
export const posed = (pose: Pose, u: number, v: number, by: Turn = 0): Pose =>
  poseAt(placed(pose, u, v), turned(pose.facing, by))

/** Twice the area of the triangle: above 0 if c lies to the right of the way from a to b. */
export const side = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
