// What bodies of the scene are called.

type UnitId = number
type LeaderId = number

export const bodyOf = (id: UnitId): string => `unit ${id}`
export const leaderBody = (id: LeaderId): string => `leader ${id}`

function numbered(name: string, kind: string): number {
  const match = new RegExp(`^${kind} (\\d+)$`).exec(name)
  return match ? Number(match[1]) : -1
}

/** The unit that a body is; null for leaders and anything else. */
export const unitIn = <Unit>(
  { units }: { readonly units: readonly Unit[] },
  body: string,
): Unit | null => units[numbered(body, 'unit')] ?? null

export const leaderIn = <Leader>(
  { leaders }: { readonly leaders: readonly Leader[] },
  body: string,
): Leader | null => leaders[numbered(body, 'leader')] ?? null
