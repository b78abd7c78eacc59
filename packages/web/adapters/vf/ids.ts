import type { Leader, LeaderId, ObjectiveId, Unit, UnitId } from '@grognard/rules-vf/functions'

// What bodies and areas of the scene are called.

export const bodyOf = (id: UnitId): string => `unit ${id}`
export const leaderBody = (id: LeaderId): string => `leader ${id}`
export const areaOf = (id: ObjectiveId): string => `objective ${id}`

function numbered(name: string, kind: string): number | null {
  const match = new RegExp(`^${kind} (\\d+)$`).exec(name)
  return match ? Number(match[1]) : null
}

/** The unit that a body is; null for leaders and anything else. */
export const unitIn = (seen: { readonly units: readonly Unit[] }, body: string): Unit | null =>
  seen.units[numbered(body, 'unit') ?? -1] ?? null

export const leaderIn = (
  seen: { readonly leaders: readonly Leader[] },
  body: string,
): Leader | null => seen.leaders[numbered(body, 'leader') ?? -1] ?? null
