import { hasOnly, isObject, type AskKind, type Json, type Random } from '@grognard/kernel'
import type { Rf2, Side } from '../battle.ts'
import { refuseAttachments, type Attachment } from '../leaders/attach.ts'

type Attaching = { readonly side: Side }
type Attachments = readonly Attachment[]

/** Which leaders of a side go to which units, and which leave theirs: all at once. (10.4) */
export const attachAsk: AskKind<Rf2, Attaching, Attachments> = {
  name: 'attach',
  expects: 'a list of {leader, unit}, the unit null for whoever leaves his; [] if all stay',
  is: (answer): answer is Attachments => Array.isArray(answer) && answer.every(isAttachment),
  refuse: (seen, { side }, attachments) => refuseAttachments(seen, side, attachments),
  candidates: singles,
  any: anyAttachment,
  complete: false,
  pass: [],
}

const isAttachment = (value: Json): boolean =>
  isObject(value) &&
  typeof value['leader'] === 'number' &&
  (value['unit'] === null || typeof value['unit'] === 'number') &&
  hasOnly(value, 'leader', 'unit')

/** All that a single leader might do, lawful or not. */
const tried = ({ leaders, units }: Rf2, side: Side): readonly Attachment[] =>
  leaders
    .filter((leader) => leader.side === side && leader.status === 'ready')
    .flatMap(({ id, brigade, with: own }) => [
      ...(own === null ? [] : [{ leader: id, unit: null }]),
      ...units
        .filter((unit) => unit.side === side && (brigade === null || unit.brigade === brigade))
        .map((unit) => ({ leader: id, unit: unit.id })),
    ])

function singles(seen: Rf2, { side }: Attaching, n: number): readonly Attachments[] {
  const found: Attachments[] = [[]]
  for (const one of tried(seen, side)) {
    if (found.length >= n) break
    if (refuseAttachments(seen, side, [one]) === null) found.push([one])
  }
  return found
}

/** Three times in four everybody stays. */
function anyAttachment(seen: Rf2, { side }: Attaching, random: Random): Attachments {
  const all = tried(seen, side)
  if (all.length === 0 || random.below(4) > 0) return []
  const one = random.pick(all)
  return refuseAttachments(seen, side, [one]) === null ? [one] : []
}
