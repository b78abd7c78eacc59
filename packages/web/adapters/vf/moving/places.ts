import type { Point } from '@grognard/geometry'
import type { Way } from '@grognard/rules-vf/functions'

/** Where a leg comes by, and where it ends. */
export const placesOf = (leg: Way[number]): readonly Point[] => [...(leg.by ?? []), leg]
