import type { SectionText } from '../outline.ts'

export const table: SectionText<'table'> = {
  title: 'Table and set-up',
  entries: {
    zones: {
      title: 'Zones and facing',
      says: [
        'Three rows of five zones: Far Left, Centre Left, Centre, Centre Right, Far Right. Each side has three reserve zones off the table.',
        'A unit is in a zone, and where in the zone makes no difference. It looks towards one of the four table edges.',
      ],
      asRead: [
        'The rows are red rear, middle and blue rear. The reserve zones lie behind the Centre Left, Centre and Centre Right of their side.',
        'Left and right are named as red sees them.',
      ],
    },
    limit: {
      title: 'Units in a zone',
      says: [
        'No side ever has more than four units in one zone, reserve zones included. Guns count, commanders do not. Enemies in the zone take no room.',
      ],
    },
    setUp: {
      title: 'Setting up',
      says: [
        'Units go into the Centre Left, Centre and Centre Right of the own rear row, or into the own reserve zones. The other zones of that row open when the three are full.',
        'Every unit starts looking at the enemy, in attack formation or, if it may, in open order.',
      ],
      asRead: [
        'Each side throws two dice. The lower says who begins; the sides then place a unit each in turn. When one has none left, the other places the rest.',
        'Commanders come last, red before blue, each in one of the three set-up zones of his side where he may be.',
        'A set-up zone that nobody can enter counts as full. An army that might not find room for all its units is refused before the battle.',
        'A scenario may have all units placed already.',
      ],
    },
  },
}
