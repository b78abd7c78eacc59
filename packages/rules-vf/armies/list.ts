// An army list: units by their rows of an army sheet, in brigades with their leaders. (A1.0, 1.4)

import type { Json, Result } from '@grognard/kernel'
import { listOf, shaped } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { SHEET_NAMES } from '../sheets/index.ts'

const optional = z.exactOptional
const text = z.string().check(z.minLength(1))
const count = z.int().check(z.minimum(0))

/** By how much each value is raised; a value that is not named is as the sheet prints it. */
export const eliteSchema = z.strictObject({
  fire: optional(count),
  melee: optional(count),
  tenacity: optional(count),
})

const unit = z.strictObject({
  name: text,
  /** A row of the army's sheet: 'british line infantry'. */
  profile: text,
  /** The fewest that the row allows where nothing is said. */
  figures: optional(z.int().check(z.minimum(1))),
  elite: optional(eliteSchema),
  understrength: optional(z.boolean()),
  /** Twice the figures, and what comes with them. (vf3:O2.1) */
  large: optional(z.boolean()),
})

const brigade = z.strictObject({
  name: text,
  /** The name of its leader. */
  leader: text,
  units: listOf(unit),
})

const list = z.strictObject({
  sheet: z.enum(SHEET_NAMES),
  /** Its own among all lists. */
  name: text,
  title: text,
  /** The name of the army's leader. */
  leader: text,
  brigades: listOf(brigade),
})

export type ListedUnit = z.infer<typeof unit>
export type ListedBrigade = z.infer<typeof brigade>
export type ArmyList = z.infer<typeof list>

/** A list from outside; whether it makes an army, `faultsOfArmy` says. */
export const listFrom = (given: Json): Result<ArmyList> => shaped(list, given)
