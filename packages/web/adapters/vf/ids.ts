import type { ObjectiveId } from '@grognard/rules-vf/functions'

// What bodies and areas of the scene are called.

export { bodyOf, leaderBody, leaderIn, unitIn } from '../inches/ids.ts'

export const areaOf = (id: ObjectiveId): string => `objective ${id}`
