import type { Area, Body, Scene } from '../scene.ts'
import type { TableWords } from '../view.ts'

export const aBody = (id: string, x: number, y: number, change: Partial<Body> = {}): Body => ({
  id,
  livery: 'red',
  coat: '#b23a2e',
  facings: '#f0d9a0',
  arm: 'foot',
  pose: { x, y, facing: 0 },
  blocks: [
    { x: -500, y: 0, width: 1000, depth: 1000, facing: 0, dress: 'pike' },
    { x: 500, y: 0, width: 1000, depth: 1000, facing: 0, dress: 'musket' },
  ],
  name: `The ${id}`,
  description: `${id} stands here`,
  losses: null,
  counters: [],
  states: [],
  mark: null,
  ...change,
})

export const anArea = (id: string, left: number, tone: Area['tone'] = 'field'): Area => ({
  id,
  outline: [
    { x: left, y: 0 },
    { x: left + 12_000, y: 0 },
    { x: left + 12_000, y: 12_000 },
    { x: left, y: 12_000 },
  ],
  name: `Zone ${id}`,
  description: 'Open ground.',
  tone,
})

export const aScene = (bodies: readonly Body[], areas: readonly Area[] = []): Scene => ({
  width: 24_000,
  height: 12_000,
  areas,
  features: [],
  bodies,
  links: [],
})

export const WORDS: TableWords = {
  table: 'Table',
  units: 'Units',
  areas: 'Zones',
  handles: 'Handles',
  canBePicked: 'Can be picked',
  selected: 'Selected',
}
