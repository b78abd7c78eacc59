export * from './footprint.ts'
export * from './lattice.ts'
export * from './ring.ts'
