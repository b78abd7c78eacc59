// By what a battle calls those who are in it.

export type Side = 'red' | 'blue'

export type UnitId = number
export type LeaderId = number
export type BrigadeId = number
export type ObjectiveId = number
/** Of a terrain feature: what the terrain calls it. */
export type FeatureId = string
