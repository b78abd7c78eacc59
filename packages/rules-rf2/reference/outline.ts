import type { ClauseOf, Outline, SheetTextFor } from '@grognard/toolkit'
import type { rf2Clauses } from '../clauses.ts'

export const OUTLINE = {
  units: {
    troops: ['rf2:2.4', 'rf2:2.8', 'rf2:2.11', 'rf2:2.19'],
    quality: ['rf2:2.21', 'rf2:21.2'],
    points: ['rf2:2.22', 'rf2:9.1', 'rf2:9.7', 'rf2:9.8'],
  },
  formations: {
    which: ['rf2:3.1', 'rf2:3.2', 'rf2:3.3', 'rf2:3.4', 'rf2:3.5', 'rf2:3.6', 'rf2:3.7'],
    guns: ['rf2:3.8', 'rf2:3.9', 'rf2:3.10'],
    refused: ['rf2:3.11'],
  },
  turn: {
    phases: ['rf2:6.1', 'rf2:6.2', 'rf2:6.7', 'rf2:6.8', 'rf2:6.9', 'rf2:6.11'],
    first: ['rf2:7.3', 'rf2:7.4', 'rf2:7.5'],
  },
  leaders: {
    with: ['rf2:10.4', 'rf2:10.5', 'rf2:10.6', 'rf2:20.10'],
    ride: ['rf2:12.36', 'rf2:10.9'],
    displaced: ['rf2:12.37'],
    hit: ['rf2:10.12', 'rf2:14.20'],
  },
  movement: {
    rates: ['rf2:12.1', 'rf2:12.25', 'rf2:12.32'],
    near: ['rf2:12.2', 'rf2:12.3'],
    half: ['rf2:12.4', 'rf2:12.5', 'rf2:12.6'],
    change: ['rf2:12.7', 'rf2:12.8', 'rf2:12.9', 'rf2:12.10', 'rf2:12.11'],
    ways: ['rf2:12.12', 'rf2:12.13', 'rf2:12.14', 'rf2:12.26'],
    through: ['rf2:12.15', 'rf2:12.16', 'rf2:12.17', 'rf2:12.18', 'rf2:11.3'],
    guns: ['rf2:12.20', 'rf2:12.21', 'rf2:12.22', 'rf2:21.8'],
    march: ['rf2:12.31', 'rf2:12.33', 'rf2:12.34', 'rf2:12.35', 'rf2:12.40'],
  },
  disorder: {
    causes: ['rf2:8.1', 'rf2:8.3', 'rf2:8.4', 'rf2:8.5', 'rf2:8.8'],
    effects: ['rf2:8.11', 'rf2:8.12', 'rf2:8.13'],
    recover: ['rf2:8.14'],
  },
  terrain: {
    going: ['rf2:13.6', 'rf2:13.7', 'rf2:13.8'],
    bridges: ['rf2:13.12'],
    sight: ['rf2:13.9', 'rf2:13.10', 'rf2:13.11', 'rf2:13.13', 'rf2:14.15'],
  },
  fire: {
    who: ['rf2:14.1', 'rf2:14.2', 'rf2:14.3', 'rf2:14.10'],
    smallArms: ['rf2:14.5', 'rf2:14.4'],
    guns: ['rf2:14.6'],
    toHit: ['rf2:14.7', 'rf2:14.9', 'rf2:2.24'],
    modifiers: ['rf2:14.8'],
    seven: ['rf2:6.12', 'rf2:14.23'],
    shapes: ['rf2:14.11', 'rf2:14.12', 'rf2:14.14'],
    over: ['rf2:14.13', 'rf2:14.17', 'rf2:14.18'],
    fatigue: ['rf2:14.24', 'rf2:14.25'],
  },
  morale: {
    tests: ['rf2:17.1', 'rf2:17.3', 'rf2:17.5', 'rf2:17.6', 'rf2:17.7', 'rf2:14.22'],
    back: ['rf2:17.8', 'rf2:17.9', 'rf2:17.10', 'rf2:12.19', 'rf2:12.24'],
    rout: ['rf2:17.12', 'rf2:14.21'],
    rally: ['rf2:18.3', 'rf2:18.4', 'rf2:18.5'],
  },
  army: {
    breaks: ['rf2:19.5', 'rf2:19.6', 'rf2:19.8'],
  },
} as const satisfies Outline<ClauseOf<typeof rf2Clauses>>

export type SheetText = SheetTextFor<typeof OUTLINE>
