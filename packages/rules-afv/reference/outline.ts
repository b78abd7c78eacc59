import type { afvClauses } from '../clauses.ts'
import type { ClauseOf } from '@grognard/toolkit'
import type { Outline, SectionTextFor, SheetTextFor } from '@grognard/toolkit'

export const OUTLINE = {
  armies: {
    foot: ['afv:army.pike-and-musket', 'afv:army.foot'],
    horse: ['afv:army.heavy-mounted', 'afv:army.mounted', 'afv:army.dragoons'],
    guns: ['afv:army.artillery'],
  },
  formations: {
    attack: ['afv:formation.attack'],
    defensive: ['afv:formation.defensive'],
    open: ['afv:formation.open-order'],
  },
  table: {
    zones: ['afv:table.zones', 'afv:table.facing'],
    limit: ['afv:table.limit'],
    setUp: ['afv:table.setup'],
  },
  turn: {
    phases: ['afv:turn'],
  },
  initiative: {
    throw: ['afv:initiative'],
  },
  fire: {
    who: ['afv:fire.who', 'afv:fire.whole'],
    range: ['afv:fire.range'],
    plans: ['afv:fire.simultaneous'],
    spread: ['afv:fire.spread'],
    dice: ['afv:fire.muskets', 'afv:fire.artillery'],
    modifiers: ['afv:fire.muskets', 'afv:fire.artillery'],
    hits: ['afv:fire.hit'],
    hold: ['afv:fire.hold'],
  },
  combat: {
    order: ['afv:hth.attrition'],
    allocate: ['afv:hth.allocate'],
    values: ['afv:hth.cv'],
    modifiers: ['afv:hth.cv-modifiers'],
    rethrows: ['afv:hth.overlap', 'afv:hth.outflank', 'afv:hth.commander-rethrow'],
    example: ['afv:hth.example'],
  },
  losses: {
    order: ['afv:losses.order'],
    stands: ['afv:losses.stands', 'afv:losses.leftover'],
    rout: ['afv:losses.rout'],
  },
  movement: {
    sequence: ['afv:move.sequence', 'afv:move.engaged'],
    actions: ['afv:move.actions'],
    change: ['afv:move.change', 'afv:move.defensive'],
    move: ['afv:move.turn', 'afv:move.zone'],
    mount: ['afv:move.mount'],
    disengage: ['afv:disengage'],
  },
  engaging: {
    target: ['afv:engage.target'],
    mounted: ['afv:engage.foot-vs-mounted'],
    test: ['afv:engage.test'],
    contact: ['afv:engage.contact', 'afv:engage.priority'],
  },
  reactions: {
    general: ['afv:react.general'],
    overview: ['afv:react.general'],
    charge: ['afv:react.counter-charge', 'afv:react.recoil'],
    guns: ['afv:react.artillery-fire'],
    fire: ['afv:react.defensive-fire'],
    form: ['afv:react.hasty-defence'],
    evade: ['afv:react.evade', 'afv:react.flee'],
    intercept: ['afv:react.intercept'],
    support: ['afv:react.supporting-fire'],
  },
  reserves: {
    reserves: ['afv:reserve'],
  },
  withdrawal: {
    withdraw: ['afv:withdraw'],
  },
  commander: {
    command: ['afv:army.commander', 'afv:hth.command'],
    move: ['afv:move.end'],
  },
  terrain: {
    kinds: [
      'afv:terrain.hills',
      'afv:terrain.woods',
      'afv:terrain.village',
      'afv:terrain.rough',
      'afv:terrain.bog',
    ],
    movement: ['afv:terrain.general'],
    cover: ['afv:terrain.cover', 'afv:terrain.advantage'],
    escarpment: ['afv:terrain.escarpment'],
  },
  victory: {
    order: ['afv:victory.retreat'],
    breakpoint: ['afv:victory.breakpoint', 'afv:victory.commander-lost'],
    outcome: ['afv:victory.outcome', 'afv:victory.concede'],
  },
  options: {
    table: ['afv:variants'],
    quality: ['afv:quality.table'],
    effects: ['afv:quality.green', 'afv:quality.veteran'],
  },
} as const satisfies Outline<ClauseOf<typeof afvClauses>>

export type SectionText<Id extends keyof typeof OUTLINE> = SectionTextFor<(typeof OUTLINE)[Id]>
export type SheetText = SheetTextFor<typeof OUTLINE>
