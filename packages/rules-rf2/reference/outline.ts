import type { ClauseOf, Outline, SheetTextFor } from '@grognard/toolkit'
import type { rf2Clauses } from '../clauses.ts'

/** What is played so far, in the order of the book. */
export const OUTLINE = {
  units: {
    stands: ['rf2:2.1', 'rf2:2.19'],
    classes: ['rf2:2.21', 'rf2:21.2'],
    formations: [
      'rf2:3.2',
      'rf2:3.3',
      'rf2:3.4',
      'rf2:3.5',
      'rf2:3.6',
      'rf2:3.7',
      'rf2:3.8',
      'rf2:3.9',
      'rf2:3.10',
      'rf2:3.11',
    ],
  },
  turn: {
    phases: ['rf2:6.1', 'rf2:6.2', 'rf2:6.6', 'rf2:6.7', 'rf2:6.8', 'rf2:6.11', 'rf2:7.3'],
    leaders: ['rf2:10.2', 'rf2:10.4', 'rf2:10.5', 'rf2:10.6', 'rf2:12.36'],
    casualties: ['rf2:10.12', 'rf2:14.20'],
  },
  movement: {
    distances: ['rf2:12.1', 'rf2:12.25', 'rf2:12.32'],
    halved: ['rf2:12.4', 'rf2:12.5', 'rf2:12.6'],
    manoeuvres: ['rf2:12.12', 'rf2:12.13', 'rf2:12.14', 'rf2:12.26', 'rf2:12.20'],
    changes: ['rf2:12.7', 'rf2:12.8', 'rf2:12.9', 'rf2:12.10', 'rf2:12.11', 'rf2:12.27'],
    others: ['rf2:12.2', 'rf2:12.3', 'rf2:12.15', 'rf2:12.16', 'rf2:12.17', 'rf2:12.18'],
    march: ['rf2:12.31', 'rf2:12.33', 'rf2:12.34', 'rf2:12.35', 'rf2:12.40'],
    guns: ['rf2:12.21', 'rf2:12.22', 'rf2:13.14'],
    ground: ['rf2:13.6', 'rf2:8.3', 'rf2:8.14'],
  },
  fire: {
    who: ['rf2:14.1', 'rf2:14.2', 'rf2:14.3', 'rf2:14.11', 'rf2:14.12', 'rf2:14.14'],
    sight: ['rf2:13.9', 'rf2:13.10', 'rf2:13.11', 'rf2:13.13'],
    ranges: ['rf2:14.4', 'rf2:14.6'],
    dice: ['rf2:14.5', 'rf2:14.7', 'rf2:14.9', 'rf2:14.10'],
    modifiers: ['rf2:14.8'],
    sixes: ['rf2:6.12', 'rf2:14.23'],
    ammunition: ['rf2:14.24', 'rf2:14.25'],
  },
  morale: {
    points: ['rf2:9.1', 'rf2:9.7', 'rf2:9.8', 'rf2:14.19', 'rf2:14.21'],
    test: ['rf2:17.3', 'rf2:17.5', 'rf2:11.2', 'rf2:11.3'],
    retreat: ['rf2:17.6', 'rf2:17.8', 'rf2:17.9', 'rf2:17.10', 'rf2:17.11'],
    rout: ['rf2:17.4', 'rf2:17.7', 'rf2:17.12'],
    rally: ['rf2:18.3', 'rf2:18.4', 'rf2:18.5', 'rf2:12.39'],
    army: ['rf2:19.5', 'rf2:19.6', 'rf2:19.8'],
  },
} as const satisfies Outline<ClauseOf<typeof rf2Clauses>>

export type SheetText = SheetTextFor<typeof OUTLINE>
