// The terms of the book: what its sheets, special rules, terrain and cards are called.

/**
 * When a card may be played. With the owner's own decision: 'own fate phase', 'own fire phase',
 * 'target' (an enemy is chosen as a target) and 'order' (a unit is given its order). In a window,
 * after chance or at another's moment: all others. 'drawn' is no choice: it is played at once.
 */
export type Moment =
  | 'drawn'
  | 'enemy turn'
  | 'own fate phase'
  | 'own fire phase'
  | 'target'
  | 'hits failed'
  | 'test failed'
  | 'activated'
  | 'order'
  | 'own melee phase'
  | 'melee phase'
  | 'enemy melee phase'
  | 'valour in melee'
  | 'end of own melee phase'

export type SheetName = 'british' | 'french'

export type SpecialName =
  | 'battery'
  | 'canister'
  | 'carbines'
  | 'concentrated fire'
  | 'disciplined musketry'
  | 'elan'
  | 'headstrong'
  | 'heavy cavalry'
  | 'horse artillery'
  | 'light cavalry'
  | 'light infantry'
  | 'militia'
  | 'open order'
  | 'rockets'
  | 'skirmishers'
  | 'slow'
  | 'square'

export type TerrainRule =
  | 'barrier' // T.2.1
  | 'soft cover' // T.2.2
  | 'hard cover' // T.2.2
  | 'cover in melee' // T.1.4, streams
  | 'highway' // T.2.3
  | 'impassable' // T.2.4
  | 'obstacle' // T.2.5
  | 'rough' // T.2.6
  | 'defendable' // T.3

export type Arm = 'infantry' | 'cavalry' | 'artillery'
