import type { JsonObject, SideId } from '@grognard/kernel'

/**
 * When the other side began to do what it did last, by the moments of all that was told: its place
 * among them. Where no side has turns of its own, it is the beginning of the turn. Null: it began
 * before anything was told.
 */
export function startOfTheirs(moments: readonly JsonObject[], mine: SideId | null): number | null {
  const isTheirs = ({ active }: JsonObject): boolean =>
    typeof active === 'string' && active !== mine
  const last = moments.findLastIndex(isTheirs)
  const end = last === -1 ? moments.length - 1 : last
  const moment = moments[end]
  const isSame = (one: JsonObject): boolean =>
    one['turn'] === moment?.['turn'] && one['active'] === moment?.['active']
  const before = moments.slice(0, end + 1).findLastIndex((one) => !isSame(one))
  return before === -1 ? null : before + 1
}
