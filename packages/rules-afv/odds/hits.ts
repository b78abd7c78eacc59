import { chanceOfAtLeast, hitsOf } from '@grognard/toolkit'

const SIDES = 6

/** The chance of so many hits or more of dice that need this score or less, or of a test passed. */
export const chanceOfHits = (least: number, dice: number, needs: number): number =>
  chanceOfAtLeast(hitsOf(dice, Math.min(SIDES, Math.max(0, needs))), least)
